import type { Config } from '../../config/config.ts';
import type { OutboxStatus } from '../../contract/outbox.ts';
import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';

/** Under which calls to the cache in front of the site are queued. */
export const purgeChannel = 'purge';

const shownForMs = days(7);

/** Whether changes reach the cache in front of the site. */
export async function readPurgeStatus(
  db: Queries,
  { purge }: Pick<Config, 'purge'>,
  nowMs: number,
): Promise<OutboxStatus['purge']> {
  const unsettled = await db
    .selectFrom('outbox')
    .select(['state', 'reason', 'tried_at'])
    .where('channel', '=', purgeChannel)
    .where('state', '!=', 'accepted')
    .where('failed_at', '>=', toIso(nowMs - shownForMs))
    .orderBy('tried_at', 'desc')
    .execute();
  const [last] = unsettled;
  const waiting = unsettled.filter(({ state }) => state === 'queued').length;
  return {
    isSetUp: purge !== undefined,
    waiting,
    failed: unsettled.length - waiting,
    ...(last !== undefined && { reason: last.reason }),
  };
}
