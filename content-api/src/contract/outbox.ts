import { z } from 'zod';
import { timestampSchema } from './primitives.ts';

/** Whether messages reach the studio by mail and webhook. */
export const outboxStatusSchema = z.object({
  /** `to`: who is notified of new messages. */
  mail: z.object({ isSetUp: z.boolean(), to: z.array(z.string()) }),
  webhook: z.object({ isSetUp: z.boolean() }),
  /** Calls of the last seven days that purge a cache in front of the site: failed and retried, and given up. */
  purge: z.object({ isSetUp: z.boolean(), waiting: z.int(), failed: z.int(), reason: z.string().optional() }),
  /** Deliveries of the last seven days: failed and retried, and given up. */
  waiting: z.int(),
  failed: z.int(),
  /** The daily check of the whole way; `missing` means that today's did not arrive. */
  canary: z.object({
    state: z.enum(['none', 'waiting', 'arrived', 'missing']),
    at: timestampSchema.optional(),
    reason: z.string().optional(),
  }),
});

/** Delivery log of a message in order of time: once stored, and for each mail or call of the webhook. */
export const deliveriesSchema = z.object({
  items: z.array(
    z.object({
      at: timestampSchema,
      state: z.enum(['stored', 'queued', 'failed', 'accepted']),
      /** Not for `stored`. */
      channel: z.enum(['mail', 'webhook']).optional(),
      /** `enquiry`: to the studio; `copy` and `reply`: to the visitor. */
      kind: z.string().optional(),
      /** The address of a mail. */
      to: z.string().optional(),
      /** Reason of the last failed attempt. */
      reason: z.string().optional(),
      attempts: z.int().optional(),
      /** When it is tried again; absent when it was given up. */
      nextAt: timestampSchema.optional(),
    }),
  ),
  total: z.int(),
});

/** See `outboxStatusSchema`. */
export type OutboxStatus = z.infer<typeof outboxStatusSchema>;
/** See `deliveriesSchema`. */
export type Deliveries = z.infer<typeof deliveriesSchema>;
