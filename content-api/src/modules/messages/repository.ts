import type { Message } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { fromFlag, toFlag } from '../../db/json.ts';
import type { MessageTable } from '../../db/schema.ts';
import type { Page } from '../../lib/page.ts';

export type Folder = 'inbox' | 'spam' | 'all';

/** The newest messages of a folder first. */
export async function listMessages(db: Queries, folder: Folder, { size, offset }: Page) {
  const inFolder = folder === 'all' ? [0, 1] : [toFlag(folder === 'spam')];
  const [rows, { total }, unread] = await Promise.all([
    db
      .selectFrom('messages')
      .selectAll()
      .where('is_spam', 'in', inFolder)
      .orderBy('id', 'desc')
      .limit(size)
      .offset(offset)
      .execute(),
    db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('is_spam', 'in', inFolder)
      .executeTakeFirstOrThrow(),
    countUnread(db),
  ]);
  return { messages: rows.map(toMessage), total: Number(total), unread };
}

export async function findMessage(db: Queries, id: string): Promise<Message | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

export async function markMessage(
  db: Queries,
  id: string,
  marks: { isRead?: boolean; isSpam?: boolean },
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      updated_at: updatedAt,
      ...(marks.isRead !== undefined && { is_read: toFlag(marks.isRead) }),
      ...(marks.isSpam !== undefined && { is_spam: toFlag(marks.isSpam) }),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteMessage(db: Queries, id: string): Promise<void> {
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

function toMessage(row: MessageTable): Message {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    isRead: fromFlag(row.is_read),
    isSpam: fromFlag(row.is_spam),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
