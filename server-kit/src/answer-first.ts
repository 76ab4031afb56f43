import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { http } from './node-http.ts';
import type { ConnectionOptions } from './connection-options.ts';
import { isAmbiguous } from './is-ambiguous.ts';

/**
 * For Fastify's option `serverFactory`: a server that offers each request to `answer` before Fastify makes an id, a logger, a
 * request and a reply. No hook runs for what it answers. Once the server stops, Fastify answers everything, because its
 * responses end their connections.
 *
 * @param answer sends a response, or returns false
 */
export function answerFirst(
  { http: options, connectionTimeout }: ConnectionOptions,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): (handle: RequestListener) => Server {
  return (handle) => {
    const server = http.createServer(options, (request, response) => {
      if (!server.listening || isAmbiguous(request) || !answer(request, response)) handle(request, response);
    });
    return server.setTimeout(connectionTimeout);
  };
}
