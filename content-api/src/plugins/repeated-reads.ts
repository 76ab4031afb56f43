import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findSaid } from '../http/said-answers.ts';

/**
 * Repeats a finished public answer before anything else is done for the request. What one caller was told, headers and
 * all, is told to everyone who asks the same in the same way, until the content changes. Must be registered first.
 */
export function registerRepeatedReads(app: FastifyInstance, { cache }: Context): void {
  app.addHook('onRequest', (request, reply, done) => {
    const said = findSaid(request.raw, cache);
    if (said === undefined) return done();
    reply.hijack();
    reply.raw.writeHead(said.status, said.headers);
    reply.raw.end(said.body);
  });
}
