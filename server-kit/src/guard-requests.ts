import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasUnreadBody } from './has-unread-body.ts';
import { isAmbiguous } from './is-ambiguous.ts';

/** Longest address of a request, path and query together, in bytes. */
export const maxAddressBytes = 2_048;

/** A request's address is too long. Fastify answers it with its `statusCode`. */
export interface AddressTooLongError extends Error {
  code: 'URL_TOO_LONG';
  statusCode: 414;
}

/**
 * Fastify's option `rewriteUrl`: hides an address that is too long from the router and from everything behind it. Needs
 * `guardRequests`, which refuses it.
 */
export function boundAddress(request: IncomingMessage): string {
  const { url = '/' } = request;
  return isTooLong(url) ? '/' : url;
}

/**
 * Adds checks that every server makes before it handles a request. Call it right after the hook that sets common
 * response headers. An address that is too long is an error of status 414, a request that a proxy may have read otherwise
 * one of 400. A small body gets time to arrive with its
 * head, because an earlier response would close the connection.
 */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isAmbiguous(request.raw)) {
      // Servers that read this head differently may also disagree on where the next request starts.
      void reply.header('connection', 'close');
      done(ambiguous());
    } else if (isTooLong(request.originalUrl)) done(addressTooLong());
    else if (hasUnreadBody(request.raw)) setImmediate(done);
    else done();
  });
}

/** Returns true for addresses above the limit of all servers. Node passes one character per byte. */
export function isTooLong(address: string): boolean {
  return address.length > maxAddressBytes;
}

function addressTooLong(): AddressTooLongError {
  return Object.assign(new Error('The address is too long'), {
    code: 'URL_TOO_LONG' as const,
    statusCode: 414 as const,
  });
}

function ambiguous(): Error & { code: 'MALFORMED'; statusCode: 400 } {
  return Object.assign(new Error('The request is malformed'), {
    code: 'MALFORMED' as const,
    statusCode: 400 as const,
  });
}
