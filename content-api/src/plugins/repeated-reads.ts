import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findResponse } from '../http/response-cache.ts';

/**
 * Sends the cached response to an identical anonymous GET, with its headers, until the content changes. Must be
 * registered first: no other plugin runs for it.
 */
export function registerRepeatedReads(app: FastifyInstance, { cache }: Context): void {
  app.addHook('onRequest', (request, reply, done) => {
    const cached = findResponse(request.raw, cache);
    if (cached === undefined) return done();
    reply.hijack();
    reply.raw.writeHead(cached.status, cached.headers);
    reply.raw.end(cached.body);
  });
}
