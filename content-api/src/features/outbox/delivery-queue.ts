import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { seconds } from '../../lib/durations.ts';
import { claimDue, releaseClaims } from './claim-due.ts';
import type { Claimed } from './claim-due.ts';
import type { Channel, Delivery } from './delivery.ts';
import { failureOf } from './failure-of.ts';
import { noteOutcome } from './note-outcome.ts';
import type { Failure } from './note-outcome.ts';

/** Sends what is queued for a channel, in the background. */
export interface DeliveryQueue {
  /** Sends from now on, at once after `wake` and when a pause is over. */
  start: () => Promise<void>;
  /** Something was queued. Does nothing before the start. */
  wake: () => void;
  /** The same once that time has passed. */
  wakeAfter: (ms: number) => void;
  /** Tries once whatever is due. */
  work: () => Promise<void>;
  /** Ends after the attempts that are running. */
  close: () => Promise<void>;
}

interface Sender {
  /** @throws why it was not delivered */
  send: (delivery: Delivery) => Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  mayWrite: () => boolean;
  channel: Channel;
  /** Undefined where the channel is not set up. */
  sender: Sender | undefined;
}

const lookEveryMs = seconds(1);
const batchSize = 5;

/** The database holds the queue, so that nothing is lost with the process, and several processes may share it. */
export function createDeliveryQueue({
  database,
  clock,
  log,
  mayWrite,
  channel,
  sender,
}: Parts): DeliveryQueue {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isClosing = false;
  let isFailing = false;

  async function work(): Promise<void> {
    while (!isClosing && mayWrite()) {
      const claimed = await claimDue(database, clock.nowMs(), { channel, most: batchSize });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(attempt));
    }
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const failure = await send(claimed);
    if (failure) log.warn({ delivery: claimed.id, channel, ...failure }, 'not delivered yet');
    await noteOutcome(database.queries, claimed, failure, clock.nowMs());
  }

  async function send(claimed: Claimed): Promise<Failure | undefined> {
    if (sender === undefined) return { reason: `No ${channel} is set up any more`, isFinal: false };
    try {
      await sender.send(claimed);
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  }

  function wake(): void {
    if (timer === undefined || isClosing) return;
    working ??= work()
      .then(
        () => (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.warn({ err: error }, 'the outbox has to wait');
          isFailing = true;
        },
      )
      .then(() => (working = undefined));
  }

  return {
    async start() {
      if (database.kind === 'sqlite') await releaseClaims(database, channel, clock.nowMs());
      timer = setInterval(wake, lookEveryMs);
      timer.unref();
      wake();
    },
    wake,
    wakeAfter: (ms) => void setTimeout(wake, ms).unref(),
    work,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await working;
    },
  };
}
