import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { isPublicAddress } from './public-address.ts';

/** An address that is not connected to. */
export interface RefusedAddressError extends Error {
  code: 'ADDRESS_REFUSED';
  /** It may be a good one, but is not among OUTSIDE_HOSTS. */
  isUnlisted?: boolean;
}

/**
 * Looks names up and fails with a RefusedAddressError for one that has an address in a network of our own. Whoever connects to
 * what it answers is safe from DNS rebinding.
 *
 * @param isAllowed @default public addresses only
 */
export function publicLookup(
  lookup: LookupFunction = systemLookup,
  isAllowed: (address: string) => boolean = isPublicAddress,
): LookupFunction {
  return (name, options, done) => {
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
}

const lookupPublic = promisify(publicLookup());

/** The first address of a name. @throws RefusedAddressError for one of a network of our own, and what the lookup fails with */
export async function publicAddressOf(host: string): Promise<string> {
  const found = await lookupPublic(host, { all: true });
  return (typeof found === 'string' ? found : found[0]?.address) ?? host;
}

export function isRefusedAddress(error: unknown): error is RefusedAddressError {
  return error instanceof Error && 'code' in error && error.code === 'ADDRESS_REFUSED';
}

export function refusal(message: string): RefusedAddressError {
  return Object.assign(new Error(message), { code: 'ADDRESS_REFUSED' as const });
}
