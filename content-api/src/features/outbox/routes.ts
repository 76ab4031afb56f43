import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { outboxCalls } from '../../contract/calls/outbox.ts';
import { route } from '../../http/route.ts';
import { readStatus } from './read-status.ts';

export function registerOutboxRoutes(app: FastifyInstance, context: Context): void {
  route(app, outboxCalls.getOutbox, () => readStatus(context));
}
