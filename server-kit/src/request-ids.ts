import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** A `traceparent` of the W3C's Trace Context, version 00. Zeros are no ids. */
const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * Makes ids of requests: the trace id of a trusted caller's `traceparent`, so that one id follows a request through all
 * servers and their logs, or a new one.
 *
 * @param trusted addresses and ranges of trusted callers; headers of others are ignored
 */
export function createRequestIds(trusted: string[]): (request: IncomingMessage) => string {
  const isTrusted = compile(trusted);
  return ({ headers, socket }) => {
    const traceId = parentOf(headers.traceparent)?.traceId;
    const isFromTrusted = traceId !== undefined && isTrusted(socket.remoteAddress ?? '', 0);
    return isFromTrusted ? traceId : randomHex();
  };
}

/** The caller's span as its `traceparent` names it; undefined where that names none. */
export function parentOf(header: string | string[] | undefined) {
  const [, traceId, spanId, flags] = (typeof header === 'string' && traceparent.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}

/** The header that hands a request's id on to the next server. */
export function traceparentOf(id: string): string {
  return `00-${id}-${randomHex().slice(0, 16)}-01`;
}

/** 32 hexadecimal digits. Node draws the bits of many UUIDs at once, which costs a fifth of drawing bytes each time. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}
