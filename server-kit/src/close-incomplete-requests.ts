import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Answers a request whose body was not read to its end with `Connection: close`. On a connection that stays open the rest
 * of the body stands before the next request, which then waits for it or is misread. Covers every answer that Fastify
 * sends, errors included.
 */
export function closeIncompleteRequests(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (hasUnreadBody(request.raw)) void reply.header('connection', 'close');
    done();
  });
}

/** Whether part of the request's body has not arrived yet. */
export function hasUnreadBody({ headers, complete }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  // Without a body `complete` may still be false here: Node sets it after the handlers ran.
  return hasBody && !complete;
}
