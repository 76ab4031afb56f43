import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { ContentState } from '../../core/cache/content-state.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { createDeliveryQueue } from '../outbox/delivery-queue.ts';
import { createWebhookSender } from '../outbox/webhook-sender.ts';
import { readPurgeStatus } from '../outbox/read-purge-status.ts';
import { purgeDelayMs, releasePurges } from './release-purges.ts';

/** Tells the cache in front of the site what changed. */
export interface Purges {
  /** Sends from now on, and says what is left from before. Does nothing without `PURGE_URL`. */
  start: () => Promise<void>;
  /** Releases what was committed, and tries once whatever is due. */
  work: () => Promise<void>;
  /** Ends after the attempts that are running. */
  close: () => Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  mayWrite: () => boolean;
  state: Pick<ContentState, 'onChange' | 'refresh'>;
}

/**
 * How often we look whether a scheduled publication is due or another process wrote: behind a cache, no visitor's request
 * makes us look.
 */
const lookEveryMs = 500;
const idle: Purges = {
  start: () => Promise.resolve(),
  work: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** A queue of its own: a cache that does not answer must not hold up mails. */
export function createPurges({ config, state, ...parts }: Parts): Purges {
  if (config.purge === undefined) return idle;
  const { log, clock, database, mayWrite } = parts;
  const sender = createWebhookSender(config.purge, clock);
  const queue = createDeliveryQueue({
    ...parts,
    channel: 'purge',
    sender: {
      async send(delivery) {
        await sender.send(delivery);
        log.info({ delivery: delivery.messageId, keys: delivery.subject }, 'the cache was told of a change');
      },
    },
  });
  let looking: NodeJS.Timeout | undefined;
  let releasing: Promise<void> = Promise.resolve();

  let isFailing = false;

  /** One after the other, so that a change that came meanwhile is not missed; never fails. */
  function release(): Promise<void> {
    releasing = releasing.then(async () => {
      try {
        if (mayWrite() && (await releasePurges(database.queries, clock))) queue.wakeAfter(purgeDelayMs);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'purges have to wait');
        isFailing = true;
      }
    });
    return releasing;
  }

  state.onChange(() => {
    if (looking !== undefined) void release();
  });

  return {
    async start() {
      const { waiting, reason } = await readPurgeStatus(database.queries, config, clock.nowMs());
      if (waiting > 0)
        log.warn({ waiting, reason }, 'PURGE_URL did not take calls; they are sent again until it does');
      await queue.start();
      looking = setInterval(() => {
        void state.refresh();
        void release();
      }, lookEveryMs).unref();
    },
    async work() {
      await release();
      await queue.work();
    },
    async close() {
      clearInterval(looking);
      await releasing;
      await queue.close();
      await sender.close();
    },
  };
}
