import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { traceparentOf } from 'server-kit';

type ForwardedRequest = Pick<FastifyRequest, 'id' | 'method' | 'ip' | 'protocol' | 'host'>;

/** Headers that are about one connection, or about a body that the site has read by now. */
const ofConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Claims of the client about its own address, and about a trace that it is part of. */
const claims = [
  'traceparent',
  'tracestate',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];
const ofBody = ['content-length', 'content-type', 'content-encoding'];

/**
 * Request headers for the API. The site sets the client's address.
 *
 * @param traceparent names the span of the call, where calls are traced
 */
export function proxiedRequestHeaders(
  request: ForwardedRequest,
  headers: IncomingHttpHeaders,
  traceparent = traceparentOf(request.id),
): IncomingHttpHeaders {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return {
    ...without(headers, [...ofConnection, ...claims, ...(isRead ? ofBody : [])]),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    traceparent,
  };
}

/** Headers of the API's answer as the client gets it. */
export function proxiedAnswerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, ofConnection);
}

function without(headers: IncomingHttpHeaders, dropped: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}
