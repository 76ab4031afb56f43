import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isPublicAddress as isPublic } from './public-address.ts';

/** Reads public addresses of other sites, and no address of a network of our own. */
export interface OutsideFetch {
  /** @throws RefusedAddressError, and what the connection fails with */
  get: (address: string) => Promise<Readable>;
  close: () => Promise<void>;
}

export interface OutsideFetchOptions {
  lookup?: LookupFunction;
  isAllowed?: (address: string) => boolean;
  deadlineMs?: number;
}

/** An address that is not fetched. */
export interface RefusedAddressError extends Error {
  code: 'ADDRESS_REFUSED';
}

const redirectsMax = 3;
const usualDeadlineMs = 10_000;

/**
 * Every connection is made to an address that was checked after its name was resolved, also after a redirect: a name may
 * have another address the next time.
 */
export function createOutsideFetch({
  lookup = systemLookup,
  isAllowed = isPublic,
  deadlineMs = usualDeadlineMs,
}: OutsideFetchOptions = {}): OutsideFetch {
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
  const agent = new Agent({ connect: { lookup: checked, timeout: deadlineMs }, connections: 4 });

  async function ask(address: string, signal: AbortSignal, left: number): Promise<Readable> {
    const url = requirePublic(address);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: 'image/*, video/*, application/pdf' },
    });
    if (statusCode === 200) return body;
    await body.dump();
    const { location } = headers;
    const isRedirect = statusCode >= 300 && statusCode < 400 && typeof location === 'string';
    if (!isRedirect) throw refusal(`The address answered with ${statusCode}`);
    if (left === 0) throw refusal('The address redirects too often');
    return ask(new URL(location, url).href, signal, left - 1);
  }

  function requirePublic(address: string): URL {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isHttp || url.username !== '' || url.password !== '')
      throw refusal('Only http and https are fetched');
    // The resolver is not asked for an address that stands there as a number.
    if (isIP(host) !== 0 && !isAllowed(host)) throw refusal(`${host} is not a public address`);
    return url;
  }

  return {
    get: (address) => ask(address, AbortSignal.timeout(deadlineMs), redirectsMax),
    close: () => agent.destroy(),
  };
}

export function isRefusedAddress(error: unknown): error is RefusedAddressError {
  return error instanceof Error && 'code' in error && error.code === 'ADDRESS_REFUSED';
}

function refusal(message: string): RefusedAddressError {
  return Object.assign(new Error(message), { code: 'ADDRESS_REFUSED' as const });
}
