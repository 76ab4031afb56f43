import { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import { seconds } from '../../lib/durations.ts';
import { createOutsideAgent } from '../../lib/outside-agent.ts';
import type { OutsideAgentOptions } from '../../lib/outside-agent.ts';
import type { WebhookSettings } from '../../config/notification-config.ts';
import type { Delivery } from './delivery.ts';
import { signatureOf } from './signature-of.ts';

/** Calls the webhook. */
export interface WebhookSender {
  /** @throws what the connection failed with, or the status of the answer */
  send: (delivery: Delivery) => Promise<void>;
  close: () => Promise<void>;
}

const deadlineMs = seconds(10);
const bodySchema = z.object({ json: z.string() });

/** Redirects are not followed: the signed text is for that address alone. */
export function createWebhookSender(
  { url, secret, mayBePrivate }: WebhookSettings,
  clock: Clock,
  options: OutsideAgentOptions = {},
): WebhookSender {
  const { request, requirePublic, close } = createOutsideAgent({
    ...options,
    ...(mayBePrivate && { isAllowed: () => true }),
    deadlineMs,
  });
  return {
    async send({ messageId, content }) {
      const { json } = bodySchema.parse(content);
      const { statusCode, body } = await request(requirePublic(url), {
        method: 'POST',
        signal: AbortSignal.timeout(deadlineMs),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'studio-webhook',
          'x-delivery-id': messageId,
          'x-signature': signatureOf(json, secret, clock.nowMs()),
        },
        body: json,
      });
      await body.dump();
      if (statusCode < 200 || statusCode >= 300) throw new Error(`The address answered with ${statusCode}`);
    },
    close,
  };
}
