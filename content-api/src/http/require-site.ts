import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fault } from '../lib/fault.ts';

/**
 * Lets only the server of the site through: a trusted connection that speaks for itself. What the site hands on for
 * visitors names their address.
 *
 * @returns a function that throws Fault 403 for any other
 */
export function createSiteGuard({ trustedCallers }: Pick<Config, 'trustedCallers'>) {
  const isTrusted = compile(['loopback', ...trustedCallers]);
  return (request: FastifyRequest): void => {
    const isDirect = request.headers['x-forwarded-for'] === undefined;
    if (isDirect && isTrusted(request.socket.remoteAddress ?? '', 0)) return;
    throw fault({ status: 403, code: 'FORBIDDEN', message: 'Only the server of the site may do this' });
  };
}
