import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { route } from '../../http/route.ts';
import { readStatus } from './read-status.ts';

export function registerOutboxRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.getOutbox, () => readStatus(context));
}
