import type { Queries } from '../db/database.ts';
import { days } from '../lib/durations.ts';

const rememberedMs = days(1);

/** The record that was made with that key, as long as it is remembered. */
export async function findCreated(db: Queries, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('created_records')
    .select('entity_id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.entity_id;
}

export async function rememberCreated(
  db: Queries,
  key: string,
  entityId: string,
  nowMs: number,
): Promise<void> {
  const made = { entity_id: entityId, expires_ms: nowMs + rememberedMs };
  await db
    .insertInto('created_records')
    .values({ key, ...made })
    .onConflict((clash) => clash.column('key').doUpdateSet(made))
    .execute();
}

/** Forgets what has expired, at most so many at a time; returns how many. */
export async function purgeCreatedRecords(db: Queries, nowMs: number, batch: number): Promise<number> {
  const old = db.selectFrom('created_records').select('key').where('expires_ms', '<=', nowMs).limit(batch);
  const result = await db.deleteFrom('created_records').where('key', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
