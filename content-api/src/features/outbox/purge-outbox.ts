import type { Queries } from '../../db/database.ts';

/** Drops what is settled and older than that instant, unless its message is still there; returns how many. */
export async function purgeOutbox(db: Queries, before: string, batch: number): Promise<number> {
  const old = db
    .selectFrom('outbox')
    .leftJoin('messages', 'messages.id', 'outbox.message')
    .select('outbox.id')
    .where('outbox.created_at', '<', before)
    .where('outbox.state', '!=', 'queued')
    .where('messages.id', 'is', null)
    .limit(batch);
  const result = await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
