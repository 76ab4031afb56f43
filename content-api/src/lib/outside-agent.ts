import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Connects to public addresses of other sites, and to no address of a network of our own. */
export interface OutsideAgent {
  agent: Agent;
  /** @throws RefusedAddressError for another protocol, a password in the address, or a private address in numbers */
  requirePublic: (address: string) => URL;
}

export interface OutsideAgentOptions {
  lookup?: LookupFunction;
  isAllowed?: (address: string) => boolean;
  deadlineMs?: number;
}

/** An address that is not fetched. */
export interface RefusedAddressError extends Error {
  code: 'ADDRESS_REFUSED';
}

const usualDeadlineMs = 10_000;

/**
 * Every connection is made to an address that was checked after its name was resolved, also after a redirect: a name may
 * have another address the next time.
 */
export function createOutsideAgent({
  lookup = systemLookup,
  isAllowed = isPublicAddress,
  deadlineMs = usualDeadlineMs,
}: OutsideAgentOptions = {}): OutsideAgent {
  const checked: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const addresses: LookupAddress[] = Array.isArray(found)
        ? found
        : [{ address: found, family: isIP(found) }];
      const refused = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (refused || !first) return done(refusal(`${name} is not a public address`), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return {
    agent: new Agent({ connect: { lookup: checked, timeout: deadlineMs }, connections: 4 }),
    requirePublic(address) {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
      if (!isHttp || url.username !== '' || url.password !== '')
        throw refusal('Only http and https are fetched');
      // The resolver is not asked for an address that stands there as a number.
      if (isIP(host) !== 0 && !isAllowed(host)) throw refusal(`${host} is not a public address`);
      return url;
    },
  };
}

export function isRefusedAddress(error: unknown): error is RefusedAddressError {
  return error instanceof Error && 'code' in error && error.code === 'ADDRESS_REFUSED';
}

export function refusal(message: string): RefusedAddressError {
  return Object.assign(new Error(message), { code: 'ADDRESS_REFUSED' as const });
}
