import type { FastifyInstance } from 'fastify';
import { fault } from '../lib/fault.ts';

const maxBytes = 2048;

/** The request line is bounded more tightly than the headers (S14). */
export function registerAddressLength(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length <= maxBytes) return done();
    done(fault({ status: 414, code: 'URL_TOO_LONG', message: 'The address is too long' }));
  });
}
