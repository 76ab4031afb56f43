import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Rate } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';
import { hours, minutes } from '../../lib/durations.ts';
import { tooMany } from '../../lib/fault.ts';

const firstPauseMs = minutes(1);
const longestPauseMs = minutes(15);
const forgetFailuresMs = hours(24);

/** Takes one of the key's `max` in this window, or throws 429. */
export async function consumeRate(
  db: Queries,
  key: string,
  rate: Rate,
  nowMs: number,
  message?: string,
): Promise<void> {
  const { isWithin, waitMs } = await countInWindow(db, key, rate, nowMs);
  if (!isWithin) throw tooMany(waitMs, message);
}

/** Counts for the key, and says whether it had one left in this window. One statement, so that parallel calls count too. */
export async function countInWindow(
  db: Queries,
  key: string,
  rate: Rate,
  nowMs: number,
): Promise<{ isWithin: boolean; waitMs: number }> {
  const endsMs = nowMs + rate.windowMs;
  // A window that ends later than a new one would is of a clock that was set back since.
  const isOver = sql<boolean>`(throttles.until_ms <= ${big(nowMs)} or throttles.until_ms > ${big(endsMs)})`;
  const end = sql<number>`case when ${isOver} then ${big(endsMs)} else throttles.until_ms end`;
  const row = await db
    .insertInto('throttles')
    .values({ key, count: 1, until_ms: endsMs, expires_ms: endsMs })
    .onConflict((clash) =>
      clash.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else throttles.count + 1 end`,
        until_ms: end,
        expires_ms: end,
      }),
    )
    .returning(['count', 'until_ms'])
    .executeTakeFirstOrThrow();
  return { isWithin: row.count <= rate.max, waitMs: Number(row.until_ms) - nowMs };
}

/**
 * Counts a try before it is made, as if it failed; `forgiveFailures` takes it back. After so many there is a pause
 * that doubles with every further one, and ends by itself.
 */
export async function consumeFailure(
  db: Queries,
  key: string,
  allowed: number,
  nowMs: number,
): Promise<void> {
  const isForgotten = sql<boolean>`throttles.expires_ms <= ${big(nowMs)}`;
  const over = sql<number>`(throttles.count + 1 - ${big(allowed)})`;
  const pause = sql<number>`case when ${over} < 0 then 0 when ${over} = 0 then ${big(firstPauseMs)}
    when ${over} = 1 then ${big(firstPauseMs * 2)} when ${over} = 2 then ${big(firstPauseMs * 4)}
    when ${over} = 3 then ${big(firstPauseMs * 8)} else ${big(longestPauseMs)} end`;
  const counted = await db
    .insertInto('throttles')
    .values({
      key,
      count: 1,
      until_ms: allowed <= 1 ? nowMs + firstPauseMs : nowMs,
      expires_ms: nowMs + forgetFailuresMs,
    })
    .onConflict((clash) =>
      clash
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${isForgotten} then 1 else throttles.count + 1 end`,
          until_ms: sql<number>`case when ${isForgotten} then ${big(nowMs)} else ${big(nowMs)} + ${pause} end`,
          expires_ms: nowMs + forgetFailuresMs,
        })
        // No pause is that long: the clock was set back since.
        .where((eb) =>
          eb.or([
            eb('throttles.until_ms', '<=', nowMs),
            eb('throttles.until_ms', '>', nowMs + longestPauseMs),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted !== undefined) return;
  const row = await db.selectFrom('throttles').select('until_ms').where('key', '=', key).executeTakeFirst();
  throw tooMany(Number(row?.until_ms ?? nowMs) - nowMs);
}

export async function forgiveFailures(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

/** A number of milliseconds: PostgreSQL would take a bare parameter for 32 bits. */
function big(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as bigint)`;
}

/** Drops what expired, and the oldest keys beyond the most that are kept; at most so many at a time. */
export async function purgeThrottles(
  db: Queries,
  nowMs: number,
  { keep, batch }: { keep: number; batch: number },
): Promise<number> {
  const expired = db.selectFrom('throttles').select('key').where('expires_ms', '<=', nowMs).limit(batch);
  const first = await db.deleteFrom('throttles').where('key', 'in', expired).executeTakeFirst();
  const { total } = await db
    .selectFrom('throttles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const excess = Math.min(Number(total) - keep, batch);
  if (excess <= 0) return Number(first.numDeletedRows);
  const oldest = db.selectFrom('throttles').select('key').orderBy('expires_ms').limit(excess);
  const second = await db.deleteFrom('throttles').where('key', 'in', oldest).executeTakeFirst();
  return Number(first.numDeletedRows + second.numDeletedRows);
}
