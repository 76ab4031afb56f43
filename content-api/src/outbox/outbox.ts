import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { seconds } from '../lib/durations.ts';
import type { OutsideAgentOptions } from '../lib/outside-agent.ts';
import { claimDue, releaseClaims } from './claim-due.ts';
import type { Claimed } from './claim-due.ts';
import { failureOf } from './failure-of.ts';
import { createMailSender } from './mail-sender.ts';
import { noteOutcome } from './note-outcome.ts';
import type { Failure } from './note-outcome.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** Sends what is queued, in the background. */
export interface Outbox {
  /** Sends from now on, at once after `wake` and when a pause is over. */
  start: () => Promise<void>;
  /** Something was queued. Does nothing before the start. */
  wake: () => void;
  /** Tries once whatever is due. */
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
  webhookLookup?: OutsideAgentOptions;
}

const lookEveryMs = seconds(1);
const atOnce = 5;

/** The database holds the queue, so that nothing is lost with the process, and several processes may share it. */
export function createOutbox({ config, database, clock, log, mayWrite, webhookLookup }: Parts): Outbox {
  const mail = config.mail && createMailSender(config.mail);
  const webhook = config.webhook && createWebhookSender(config.webhook, clock, webhookLookup);
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isClosing = false;
  let isFailing = false;

  async function work(): Promise<void> {
    while (!isClosing && mayWrite()) {
      const claimed = await claimDue(database, clock.nowMs(), atOnce);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(attempt));
    }
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const failure = await send(claimed);
    if (failure)
      log.warn({ delivery: claimed.id, channel: claimed.channel, ...failure }, 'not delivered yet');
    await noteOutcome(database.queries, claimed, failure, clock.nowMs());
  }

  async function send(claimed: Claimed): Promise<Failure | undefined> {
    const sender = claimed.channel === 'mail' ? mail : webhook;
    if (sender === undefined) return { reason: `No ${claimed.channel} is set up any more`, isFinal: false };
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
      if (database.kind === 'sqlite') await releaseClaims(database, clock.nowMs());
      timer = setInterval(wake, lookEveryMs);
      timer.unref();
      wake();
    },
    wake,
    work,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await working;
      await webhook?.close();
    },
  };
}
