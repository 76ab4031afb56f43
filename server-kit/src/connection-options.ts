import type { ServerOptions } from 'node:http';
import { lingeringResponse } from './lingering-response.ts';
import type { LingerLimits } from './lingering-response.ts';

/** Time limits of a connection in ms, and the number of bytes read after a refusal. */
export interface ConnectionLimits extends LingerLimits {
  /** From the first byte of a request, or from the beginning of the connection, to the end of its headers. */
  headersMs: number;
  /** From its first byte to the end of its body; no less than `headersMs`. */
  requestMs: number;
  /** Between two requests. A proxy in front of the server usually keeps connections for a minute. */
  keepAliveMs: number;
  /** Without any byte in either direction while a request is at work. Longer than the slowest answer takes. */
  idleMs: number;
  /** Interval at which the first two are checked. With Node's default of 30 s they could last 30 s longer. */
  checkEveryMs: number;
}

/** The options of a Fastify server; `http` alone is what `http.createServer` takes. */
export interface ConnectionOptions {
  http: ServerOptions;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionTimeout: number;
}

const headersMaxBytes = 16 * 1024;
/** The limits of every server, unless its settings differ. A client that sends slowly is cut off within 15 s. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 10_000,
  keepAliveMs: 72_000,
  idleMs: 15_000,
  checkEveryMs: 1_000,
  lingerMs: 5_000,
  lingerBytes: 16 * 1024 * 1024,
};

/** The options that make a server keep these limits; those that are not given are `connectionLimits`. */
export function connectionOptions(changes: Partial<ConnectionLimits> = {}): ConnectionOptions {
  const limits = { ...connectionLimits, ...changes };
  return {
    http: {
      maxHeaderSize: headersMaxBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      ServerResponse: lingeringResponse(limits),
    },
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.idleMs,
  };
}
