import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { queueDelivery } from '../outbox/queue-mail.ts';

export const purgeChannel = 'purge';

interface Purge {
  /** The revision that the write made. */
  revision: string;
  /** Keys of what it changed (see `content-keys.ts`); none: nothing that is public. */
  keys: readonly string[];
}

/**
 * Queues the call that purges what changed from the cache in front of the site, in the transaction of the change. It is held
 * until that is committed (see `release-purges.ts`).
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
    isHeld: true,
  });
}

/** For people who look into the queue. */
const shownKeys = 4;
