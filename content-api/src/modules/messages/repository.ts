import { sql } from 'kysely';
import type { z } from 'zod';
import type { Message, messageListQuerySchema } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { toFlag } from '../../db/json.ts';
import type { Page } from '../../lib/page.ts';
import { likePattern } from '../../records/search-text.ts';
import { toMessage } from './to-message.ts';

export type Filter = Pick<z.output<typeof messageListQuerySchema>, 'folder' | 'state' | 'q'>;

/** The newest messages that a filter lets through, first. */
export async function listMessages(db: Queries, filter: Filter, page: Page) {
  const [messages, { total }, unread] = await Promise.all([
    readPage(db, filter, page),
    filtered(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    countUnread(db),
  ]);
  return { messages, total: Number(total), unread };
}

export async function readPage(
  db: Queries,
  filter: Filter,
  { size, offset }: Pick<Page, 'size' | 'offset'>,
): Promise<Message[]> {
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map(toMessage);
}

function filtered(db: Queries, { folder = 'inbox', state, q = '' }: Filter) {
  const pattern = likePattern(q);
  let rows = db.selectFrom('messages');
  // A state says more than the folder.
  if (state !== undefined) {
    rows =
      state === 'spam'
        ? rows.where('is_spam', '=', 1)
        : rows.where('is_spam', '=', 0).where('state', '=', state);
  } else if (folder !== 'all') rows = rows.where('is_spam', '=', toFlag(folder === 'spam'));
  if (pattern !== undefined) rows = rows.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  return rows;
}

export async function findMessage(db: Queries, id: string): Promise<Message | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
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
