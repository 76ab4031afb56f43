import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { queueDelivery } from '../outbox/queue-mail.ts';

export const purgeChannel = 'purge';

/**
 * A site may send the old page for a second after a write, because it asks for the revision once a second. A cache that
 * was purged sooner could store the old page again. A tenth of a second is for answers that are on their way.
 */
export const purgeDelayMs = 1_100;

interface Purge {
  /** The revision that the write made. */
  revision: string;
  /** Keys of what it changed (see `content-keys.ts`); none: nothing that is public. */
  keys: readonly string[];
}

/**
 * Queues the call that tells the cache in front of the site what changed. Pass the transaction of the change, as late in
 * it as can be: the time until the call counts from here.
 */
export async function queuePurge(
  db: Queries,
  { config, clock }: { config: Pick<Config, 'purge'>; clock: Clock },
  { revision, keys }: Purge,
): Promise<void> {
  if (config.purge === undefined || keys.length === 0) return;
  await queueDelivery(db, clock, {
    kind: purgeChannel,
    channel: purgeChannel,
    recipient: '',
    subject: keys.slice(0, shownKeys).join(' '),
    content: { json: JSON.stringify({ revision, keys }) },
    messageId: `${purgeChannel}-${revision}`,
    afterMs: purgeDelayMs,
  });
}

/** For people who look into the queue. */
const shownKeys = 4;
