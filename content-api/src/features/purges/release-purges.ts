import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import type { Clock } from '../../lib/clock.ts';
import { purgeChannel } from '../outbox/read-purge-status.ts';

/**
 * A site may send the old page for a second after a commit, because it asks for the revision once a second. A cache that
 * was purged sooner could store the old page again. A tenth of a second is for answers that are on their way.
 */
export const purgeDelayMs = 1_100;

/**
 * Lets the calls of all committed changes be sent after the delay; returns whether there are any. The delay counts from
 * here, since a transaction does not know when it will be committed: on a busy disk that takes longer than a tenth of a
 * second.
 */
export async function releasePurges(db: Queries, clock: Clock): Promise<boolean> {
  const held = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', purgeChannel)
    .where('state', '=', 'held')
    .execute();
  if (held.length === 0) return false;
  // Not before the answer: what it names was committed by now.
  const nextAt = toIso(clock.nowMs() + purgeDelayMs);
  const ids = held.map(({ id }) => id);
  await db
    .updateTable('outbox')
    .set({ state: 'queued', next_at: nextAt })
    .where('id', 'in', ids)
    .where('state', '=', 'held')
    .execute();
  return true;
}
