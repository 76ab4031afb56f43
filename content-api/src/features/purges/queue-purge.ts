import type { Config } from '../../config/config.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { queueDelivery } from '../outbox/queue-mail.ts';
import { purgeChannel } from '../outbox/read-purge-status.ts';
import { keysOfChange } from '../../core/records/changed.ts';
import type { Subscriber } from '../../core/records/content-revision.ts';

/** For people who look into the queue. */
const shownKeys = 4;

interface Parts {
  config: Pick<Config, 'purge'>;
  clock: Clock;
  kinds: readonly Kind[];
}

/** Subscribes the cache in front of the site to changes of the content; nothing without `PURGE_URL`. */
export function purgeSubscribers({ config, clock, kinds }: Parts): Subscriber[] {
  if (config.purge === undefined) return [];
  return [
    (trx, { revision, changed }) => queuePurge(trx, clock, { revision, keys: keysOfChange(kinds, changed) }),
  ];
}

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
export async function queuePurge(db: Queries, clock: Clock, { revision, keys }: Purge): Promise<void> {
  if (keys.length === 0) return;
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
