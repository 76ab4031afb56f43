import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { OutsideAgentOptions } from '../lib/outside-agent.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { createMailSender } from './mail-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** Sends mails and calls the webhook. */
export type Outbox = DeliveryQueue;

interface Parts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  mayWrite: () => boolean;
  webhookLookup?: OutsideAgentOptions;
}

export function createOutbox({ config, webhookLookup, ...parts }: Parts): Outbox {
  const mail = config.mail && createMailSender(config.mail);
  const webhook = config.webhook && createWebhookSender(config.webhook, parts.clock, webhookLookup);
  const queue = createDeliveryQueue({ ...parts, senders: { mail, webhook } });
  return {
    ...queue,
    async close() {
      await queue.close();
      await webhook?.close();
    },
  };
}
