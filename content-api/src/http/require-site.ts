import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fault } from '../lib/fault.ts';

/**
 * Makes the check of calls that only the site's server may make: it is on loopback or one of `API_TRUSTED`, and speaks
 * for itself, not on behalf of a visitor, whose address would be named. The check throws Fault 403.
 */
export function createSiteCheck({ trustedCallers }: Config): (request: FastifyRequest) => void {
  const isTrusted = compile(['loopback', ...trustedCallers]);
  return ({ headers, socket }) => {
    const isDirect = headers['x-forwarded-for'] === undefined;
    if (isDirect && isTrusted(socket.remoteAddress ?? '', 0)) return;
    throw fault({ status: 403, code: 'FORBIDDEN', message: 'Only the server of the site may do this' });
  };
}
