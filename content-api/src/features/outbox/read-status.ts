import type { Context } from '../../core/context.ts';
import type { OutboxStatus } from '../../contract/outbox.ts';
import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { days, hours, minutes } from '../../lib/durations.ts';
import { purgeChannel, readPurgeStatus } from './read-purge-status.ts';
import { notifiedAddresses } from './notified-addresses.ts';
import { canaryKind } from './queue-canary.ts';
import { readMail } from './stored-mail.ts';

/** A check that has not arrived after so long counts as lost. */
const canaryTimeoutMs = minutes(15);
/** One a day, and some hours for a server that was started late. */
const canaryAgeMs = hours(26);
const shownForMs = days(7);

/** Whether messages reach the studio. */
export async function readStatus(context: Context): Promise<OutboxStatus> {
  const { database, config, clock } = context;
  const db = database.queries;
  const nowMs = clock.nowMs();
  const since = toIso(nowMs - shownForMs);
  const mail = await readMail(db, context);
  const [to, waiting, failed, canary, purge] = await Promise.all([
    notifiedAddresses(db, mail),
    count(db, 'queued', since),
    count(db, 'failed', since),
    canaryOf(db, nowMs),
    readPurgeStatus(db, config, nowMs),
  ]);
  return {
    mail: { isSetUp: mail !== undefined, to },
    webhook: { isSetUp: config.webhook !== undefined },
    purge,
    waiting,
    failed,
    canary: mail === undefined && config.webhook === undefined ? { state: 'none' } : canary,
  };
}

/** Deliveries that wait for a retry, or were given up. */
async function count(db: Queries, state: string, since: string): Promise<number> {
  const { total } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .where('kind', 'not in', [canaryKind, purgeChannel])
    .where('failed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function canaryOf(db: Queries, nowMs: number): Promise<OutboxStatus['canary']> {
  const [newest] = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', canaryKind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute();
  if (newest === undefined) return { state: 'none' };
  const at = newest.created_at;
  const sameDay = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', canaryKind)
    .where('created_at', '>=', at.slice(0, 10))
    .execute();
  const open = sameDay.find(({ state }) => state !== 'accepted');
  const ageMs = nowMs - Date.parse(at);
  if (open === undefined) return { state: ageMs > canaryAgeMs ? 'missing' : 'arrived', at };
  const isLate = open.state === 'failed' || ageMs > canaryTimeoutMs;
  return { state: isLate ? 'missing' : 'waiting', at, ...(open.reason !== '' && { reason: open.reason }) };
}
