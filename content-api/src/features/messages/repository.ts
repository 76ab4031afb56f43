import { sql } from 'kysely';
import type { z } from 'zod';
import type { Message, messageListQuerySchema } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { foldText } from '../../contract/fold-text.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { toFlag } from '../../db/json.ts';
import { likePattern } from '../../db/like-pattern.ts';
import type { Page } from '../../lib/page.ts';
import { toMessage } from './to-message.ts';

export type Filter = Pick<z.output<typeof messageListQuerySchema>, 'folder' | 'state' | 'q'>;

/** The newest messages that a filter lets through, first. */
export async function listMessages(db: Queries, filter: Filter, page: Page) {
  const [rows, { total }, unread] = await Promise.all([
    newest(db, filter).limit(page.size).offset(page.offset).execute(),
    filtered(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    countUnread(db),
  ]);
  return { messages: rows.map(toMessage), total: Number(total), unread };
}

/** Those after a message: a list that is read in parts repeats and misses none when others come meanwhile. */
export async function readAfter(
  db: Queries,
  filter: Filter,
  size: number,
  last?: Message,
): Promise<Message[]> {
  let rows = newest(db, filter).limit(size);
  if (last !== undefined) rows = rows.where('id', '<', last._id);
  return (await rows.execute()).map(toMessage);
}

function newest(db: Queries, filter: Filter) {
  return filtered(db, filter).selectAll().orderBy('id', 'desc');
}

function filtered(db: Queries, { folder = 'inbox', state, q = '' }: Filter) {
  let rows = db.selectFrom('messages');
  // A state says more than the folder.
  if (state !== undefined) {
    rows =
      state === 'spam'
        ? rows.where('is_spam', '=', 1)
        : rows.where('is_spam', '=', 0).where('state', '=', state);
  } else if (folder !== 'all') rows = rows.where('is_spam', '=', toFlag(folder === 'spam'));
  if (q !== '')
    rows = rows.where((eb) => eb.or([holds(foldText(q)), holds(q.normalize('NFKC').toLowerCase())]));
  return rows;
}

/** Messages of before are searched without regard to case alone, later ones without accents as well. */
function holds(text: string) {
  return sql<boolean>`search_text like ${likePattern(text)} escape '\\'`;
}

export async function findMessage(db: Queries, id: string): Promise<Message | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** The message, which nobody else changes before this transaction has ended. Writers of the embedded database wait anyway. */
export async function findMessageToChange(trx: Queries, id: string): Promise<Message | undefined> {
  const rows = trx.selectFrom('messages').selectAll().where('id', '=', id);
  const row = await (isEmbedded(trx) ? rows : rows.forUpdate()).executeTakeFirst();
  return row && toMessage(row);
}

export async function saveMessage(
  db: Queries,
  { _id, isRead, state, note, assignee, repliedAt }: Message,
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      updated_at: updatedAt,
      is_read: toFlag(isRead),
      is_spam: toFlag(state === 'spam'),
      state,
      note,
      assignee,
      replied_at: repliedAt,
    })
    .where('id', '=', _id)
    .execute();
}

export async function deleteMessage(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('message', '=', id).execute();
  await db.deleteFrom('messages').where('id', '=', id).execute();
}

async function countUnread(db: Queries): Promise<number> {
  const { total } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('is_spam', '=', 0)
    .where('is_read', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
}
