import type { Context } from '../../core/context.ts';
import type { ReplyTime } from '../../contract/reply-time.ts';
import type { Queries, Reads } from '../../db/database.ts';
import { maintenance } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { days, hours } from '../../lib/durations.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';
import { writeContent } from '../../core/records/write.ts';

const key = 'reply_time';
const lookBackMs = days(90);
const messagesMax = 500;
/** Fewer say nothing. */
const knownMin = 5;
const share = 0.8;
/** Reply times that are shown to visitors, in hours. Slower ones are not shown. */
const steps = [4, 24, 48, 72, 120, 168];
/** A message that waits for fewer hours is neither answered nor late. */
const youngest = 4;

/** The reply time that visitors see, as it was computed last. */
export async function readReplyTime(db: Reads): Promise<ReplyTime> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  const told = Number(row?.value ?? 0);
  return { items: told > 0 ? [{ hours: told }] : [] };
}

/** Works it out again; pages that say it follow a change. */
export async function refreshReplyTime(context: Context): Promise<void> {
  const { database, clock } = context;
  const value = String(await replyHours(database.queries, clock.nowMs()));
  if (((await readMeta(database.queries, key)) ?? '0') === value) return;
  await writeContent(context, maintenance, async (db) => {
    await writeMeta(db, key, value);
    return { result: undefined, entry: [], changed: 'everything' };
  });
}

/**
 * The smallest of the steps within which four in five messages were answered; 0 for none. One that waits counts against
 * each of them. Nothing is known of those that were settled without a recorded answer.
 */
async function replyHours(db: Queries, nowMs: number): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select(['created_at', 'replied_at'])
    .where('is_spam', '=', 0)
    .where('created_at', '>=', toIso(nowMs - lookBackMs))
    .where((eb) => eb.or([eb('replied_at', 'is not', null), eb('state', '=', 'new')]))
    .orderBy('created_at', 'desc')
    .limit(messagesMax)
    .execute();
  const messages = rows.map(({ created_at, replied_at }) => ({
    ageMs: nowMs - Date.parse(created_at),
    tookMs: replied_at === null ? Infinity : Date.parse(replied_at) - Date.parse(created_at),
  }));
  const known = messages.filter(({ ageMs, tookMs }) => tookMs < Infinity || ageMs > hours(youngest));
  return (
    steps.find((step) => {
      const answered = known.filter(({ tookMs }) => tookMs <= hours(step));
      return known.length >= knownMin && answered.length >= known.length * share;
    }) ?? 0
  );
}
