import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { sendCached } from '../response-cache.ts';

/**
 * Sends the cached response to an identical anonymous GET, with its headers, until the content changes. Must be
 * registered first: no other plugin runs for it.
 */
export function registerRepeatedReads(app: FastifyInstance, { cache }: Context): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (sendCached(request.raw, reply.raw, cache)) reply.hijack();
    else done();
  });
}
