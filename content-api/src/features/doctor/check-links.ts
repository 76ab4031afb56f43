import { minutes } from '../../lib/durations.ts';
import type { LinkProber } from './link-prober.ts';
import type { LinkState } from './link-report.ts';

/** Most links of one check. */
export const addressesMax = 1_000;
const batchSize = 8;
const deadlineMs = minutes(10);

/** So many sites do not all go away at once: the server itself is cut off. */
const hostsOfCutOff = 3;

/** Result of a check. Cut off from other sites, the server knows nothing of the links. */
export interface CheckedLinks {
  links: Record<string, LinkState>;
  isCutOff: boolean;
}

/**
 * Asks for every address, a few at a time, and once more for those that failed in a way that may pass. At most 1,000
 * addresses and ten minutes; the others stay unchecked.
 */
export async function checkLinks(
  prober: LinkProber,
  addresses: readonly string[],
  stopped: AbortSignal,
): Promise<CheckedLinks> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(deadlineMs)]);
  const states = new Map<string, LinkState>();

  async function ask(wanted: readonly string[]): Promise<string[]> {
    const left = wanted.values();
    const again: string[] = [];
    const worker = async (): Promise<void> => {
      for (const address of left) {
        if (signal.aborted) return;
        const { isPassing, ...state } = await prober.probe(address, signal);
        // A failure after the check was stopped says nothing about the link.
        if (signal.aborted) return;
        states.set(address, state);
        if (isPassing) again.push(address);
      }
    };
    await Promise.all(Array.from({ length: batchSize }, worker));
    return again;
  }

  const failed = await ask(await ask(addresses.slice(0, addressesMax)));
  const hosts = new Set(failed.map((address) => new URL(address).hostname));
  const isCutOff = failed.length === states.size && hosts.size >= hostsOfCutOff;
  return { links: isCutOff ? {} : Object.fromEntries(states), isCutOff };
}
