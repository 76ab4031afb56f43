import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fault } from '../lib/fault.ts';

const loopback = ['127.0.0.0/8', '::1/128'];

/**
 * Makes the check of calls that only the site's server may make: it is on loopback or one of `API_TRUSTED`, and calls
 * for itself, not on behalf of a visitor. The check throws Fault 403.
 */
export function createSiteCheck({ trustedCallers }: Config): (request: FastifyRequest) => void {
  const trusted = new BlockList();
  for (const range of [...loopback, ...trustedCallers]) {
    const [address = '', length] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(length ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return ({ headers, socket }) => {
    const caller = socket.remoteAddress ?? '';
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    if (!isForwarded && trusted.check(caller, isIPv6(caller) ? 'ipv6' : 'ipv4')) return;
    throw fault({ status: 403, code: 'FORBIDDEN', message: 'Only the site itself may call this' });
  };
}
