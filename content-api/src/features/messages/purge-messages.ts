import type { Queries } from '../../db/database.ts';

/** Deletes messages older than that instant with their ledgers; at most so many at a time, returns how many. */
export async function purgeMessages(db: Queries, before: string, batch: number): Promise<number> {
  const old = db.selectFrom('messages').select('id').where('created_at', '<', before).limit(batch);
  const ids = (await old.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.deleteFrom('outbox').where('message', 'in', ids).execute();
  await db.deleteFrom('messages').where('id', 'in', ids).execute();
  return ids.length;
}
