import type { Readable } from 'node:stream';
import { createOutsideAgent } from '../../lib/outside-agent.ts';
import { refusal } from '../../lib/public-lookup.ts';
import type { OutsideAgentOptions } from '../../lib/outside-agent.ts';

/** Reads public addresses of other sites, and no address of a network of our own. */
export interface OutsideFetch {
  /** @throws RefusedAddressError, and what the connection fails with */
  get: (address: string) => Promise<Readable>;
  close: () => Promise<void>;
}

const redirectsMax = 3;
const usualDeadlineMs = 10_000;

export function createOutsideFetch(options: OutsideAgentOptions = {}): OutsideFetch {
  const { deadlineMs = usualDeadlineMs } = options;
  const { request, requirePublic, close } = createOutsideAgent({ ...options, deadlineMs });

  async function ask(address: string, signal: AbortSignal, left: number): Promise<Readable> {
    const url = requirePublic(address);
    const { statusCode, headers, body } = await request(url, {
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

  return {
    get: (address) => ask(address, AbortSignal.timeout(deadlineMs), redirectsMax),
    close,
  };
}
