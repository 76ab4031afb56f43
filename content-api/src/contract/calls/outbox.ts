import { defineCall } from '../call.ts';
import { deliveriesSchema, outboxStatusSchema } from '../outbox.ts';
import { byId } from './parts.ts';

/** Whether messages reach the studio. */
export const outboxCalls = {
  getOutbox: defineCall({
    id: 'getOutbox',
    summary: 'Whether messages reach the studio by mail and webhook',
    method: 'GET',
    path: '/api/outbox',
    access: ['messages'],
    status: 200,
    answer: outboxStatusSchema,
  }),
  listDeliveries: defineCall({
    id: 'listDeliveries',
    summary: 'What became of a message: stored, queued, accepted, failed and why',
    method: 'GET',
    path: '/api/messages/{id}/deliveries',
    access: ['messages'],
    params: byId,
    status: 200,
    answer: deliveriesSchema,
  }),
} as const;
