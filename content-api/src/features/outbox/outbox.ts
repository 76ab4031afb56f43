import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OutsideAgentOptions } from '../../lib/outside-agent.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { createMailSender } from './mail-sender.ts';
import { readMail } from './stored-mail.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** Sends mails and calls the webhook. */
export type Outbox = Omit<DeliveryQueue, 'wakeAfter'>;

interface Parts {
  config: Config;
  database: Database;
  siteSecret: string;
  clock: Clock;
  log: Logger;
  mayWrite: () => boolean;
  webhookLookup?: OutsideAgentOptions;
}

/** A context with it. */
export interface OutboxContext extends Context {
  outbox: Outbox;
}

export function createOutbox({ config, siteSecret, webhookLookup, ...parts }: Parts): Outbox {
  const mail = createMailSender(() => readMail(parts.database.queries, { config, siteSecret }));
  const webhook = config.webhook && createWebhookSender(config.webhook, parts.clock, webhookLookup);
  // Each has a queue of its own: a slow mail server must not hold up calls.
  const queues = [
    createDeliveryQueue({ ...parts, channel: 'mail', sender: mail }),
    createDeliveryQueue({ ...parts, channel: 'webhook', sender: webhook }),
  ];
  const each = (work: (queue: DeliveryQueue) => Promise<void>) => Promise.all(queues.map(work));
  return {
    start: async () => void (await each((queue) => queue.start())),
    wake: () => queues.forEach((queue) => queue.wake()),
    work: async () => void (await each((queue) => queue.work())),
    async close() {
      await each((queue) => queue.close());
      await webhook?.close();
    },
  };
}
