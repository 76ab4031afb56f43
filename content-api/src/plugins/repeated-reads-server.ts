import type { FastifyServerFactory } from 'fastify';
import { http } from 'server-kit';
import type { ConnectionOptions } from 'server-kit';
import type { Context } from '../context.ts';
import { sendCached } from '../http/response-cache.ts';

/**
 * Fastify's option `serverFactory`: a server that sends cached responses before Fastify makes an id, a logger, a request
 * and a reply, which nobody would look at. No hook runs for them, so it is not for an API whose requests are measured,
 * traced or all logged.
 */
export function repeatedReadsServer(
  { cache }: Context,
  { http: options, connectionTimeout }: ConnectionOptions,
): FastifyServerFactory {
  return (handle) => {
    const server = http.createServer(options, (request, response) => {
      // Once the server stops, Fastify's responses say that the connection ends.
      if (!server.listening || !sendCached(request, response, cache)) handle(request, response);
    });
    return server.setTimeout(connectionTimeout);
  };
}
