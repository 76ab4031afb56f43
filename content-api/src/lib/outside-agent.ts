import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { loadOnce } from './load-once.ts';
import { isPublicAddress } from './public-address.ts';
import { publicLookup, refusal } from './public-lookup.ts';

/** Connects to public addresses of other sites, and to no address of a network of our own. */
export interface OutsideAgent {
  /**
   * Sends one request and follows no redirect.
   *
   * @throws what the connection fails with, and RefusedAddressError for a name that has a private address
   */
  request: (url: URL, options?: OutsideRequest) => Promise<Dispatcher.ResponseData>;
  /** @throws RefusedAddressError for another protocol, a password in the address, or a private address in numbers */
  requirePublic: (address: string) => URL;
  /** Ends open connections. */
  close: () => Promise<void>;
}

/** What is sent, apart from the address. Default: a GET without a body. */
export interface OutsideRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface OutsideAgentOptions {
  lookup?: LookupFunction;
  /** @default public addresses only */
  isAllowed?: (address: string) => boolean;
  /** These and what is below them. @default any */
  hosts?: readonly string[];
  deadlineMs?: number;
}

const usualDeadlineMs = 10_000;

/**
 * The resolved IP address is checked for every connection, against DNS rebinding. Redirects are not followed: a caller
 * that follows one requests its target again, so it is checked too.
 */
export function createOutsideAgent({
  lookup,
  isAllowed = isPublicAddress,
  hosts,
  deadlineMs = usualDeadlineMs,
}: OutsideAgentOptions = {}): OutsideAgent {
  let agent: Dispatcher | undefined;

  // 25 MB that most servers never need.
  const connect = loadOnce(async () => {
    const { Agent, request } = await import('undici');
    agent = new Agent({
      connect: { lookup: publicLookup(lookup, isAllowed), timeout: deadlineMs },
      connections: 4,
    });
    return { request, agent };
  });

  return {
    async request(url, options) {
      const connected = await connect();
      return connected.request(url, { ...options, dispatcher: connected.agent });
    },
    requirePublic(address) {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
      if (!isHttp || url.username !== '' || url.password !== '')
        throw refusal('Only http and https are fetched');
      if (hosts && !hosts.some((name) => host === name || host.endsWith(`.${name}`)))
        throw Object.assign(refusal(`${host} is not among OUTSIDE_HOSTS`), { isUnlisted: true });
      // The resolver is not asked for an address that stands there as a number.
      if (isIP(host) !== 0 && !isAllowed(host)) throw refusal(`${host} is not a public address`);
      return url;
    },
    async close() {
      await agent?.destroy();
    },
  };
}
