import { createHash } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { days } from '../../lib/durations.ts';

const rememberedMs = days(1);

/** A call under an `Idempotency-Key`. */
export interface KeyedCall {
  /** The key with whose and for what it is. */
  key: string;
  /** What was sent. */
  body: unknown;
}

/** What was made under a key, as long as it is remembered. */
export interface Created {
  id: string;
  /** Whether it was made from the same body. */
  isSame: boolean;
}

export async function findCreated(db: Queries, { key, body }: KeyedCall): Promise<Created | undefined> {
  const row = await db
    .selectFrom('created_records')
    .select(['entity_id', 'body_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { id: row.entity_id, isSame: row.body_hash === null || row.body_hash === hashOf(body) };
}

export async function rememberCreated(
  db: Queries,
  { key, body }: KeyedCall,
  entityId: string,
  nowMs: number,
): Promise<void> {
  const made = { entity_id: entityId, expires_ms: nowMs + rememberedMs, body_hash: hashOf(body) };
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

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
