import { createHash, timingSafeEqual } from 'node:crypto';
import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { siteSecretHeader } from 'server-kit';
import type { Context } from '../core/context.ts';
import { fault } from '../lib/fault.ts';

/**
 * Makes the check of calls that only the site's server may make: it is on loopback or one of `API_TRUSTED`, shows the
 * secret that it shares with the API, and speaks for itself, not on behalf of a visitor, whose address would be named.
 * The check throws Fault 403.
 */
export function createSiteCheck({
  config,
  siteSecret,
}: Pick<Context, 'config' | 'siteSecret'>): (request: FastifyRequest) => void {
  const isTrusted = compile(['loopback', ...config.trustedCallers]);
  const expected = digest(siteSecret);
  return ({ headers, socket }) => {
    const isDirect = headers['x-forwarded-for'] === undefined;
    const shown = headers[siteSecretHeader];
    const isSite = typeof shown === 'string' && timingSafeEqual(digest(shown), expected);
    if (isDirect && isSite && isTrusted(socket.remoteAddress ?? '', 0)) return;
    throw fault({ status: 403, code: 'FORBIDDEN', message: 'Only the server of the site may do this' });
  };
}

/** Of one length, whatever is shown. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
