import type { Dispatcher } from 'undici';
import { seconds } from '../../lib/durations.ts';
import { isError } from '../../lib/is-error.ts';
import { createOutsideAgent } from '../../lib/outside-agent.ts';
import { isRefusedAddress } from '../../lib/public-lookup.ts';
import type { OutsideAgentOptions } from '../../lib/outside-agent.ts';
import type { LinkState } from './link-report.ts';

/** Asks other sites whether their addresses lead somewhere, and no address of a network of our own. */
export interface LinkProber {
  /** Never throws: a link that cannot be asked has a fault that says so. `isPassing`: it may be another one later. */
  probe: (address: string, signal: AbortSignal) => Promise<ProbedState>;
  close: () => Promise<void>;
}

type ProbedState = LinkState & { isPassing?: boolean };

const redirectsMax = 5;
const usualDeadlineMs = seconds(10);
/** Not every server supports HEAD. One that refuses programs is not gone either. */
const refusesHead = [400, 403, 404, 405, 410, 501, 503];
const missing = [404, 410];
const wantsPerson = [401, 402, 403, 405, 406, 407, 409, 418, 423, 425, 429, 451, 999];

export function createLinkProber(options: OutsideAgentOptions = {}): LinkProber {
  const { deadlineMs = usualDeadlineMs } = options;
  const { request, requirePublic, close } = createOutsideAgent({ ...options, deadlineMs });

  function send(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal) {
    const headers = { 'user-agent': 'studio-link-check', accept: '*/*' };
    return request(url, { method, signal, headers });
  }

  async function ask(address: string, signal: AbortSignal, left: number): Promise<ProbedState> {
    const url = requirePublic(address);
    let answer = await send(url, 'HEAD', signal);
    if (refusesHead.includes(answer.statusCode)) answer = await send(url, 'GET', signal);
    const { statusCode, headers, body } = answer;
    // Only the head of the answer is wanted, and the rest may be long.
    body.on('error', () => undefined).destroy();
    const { location } = headers;
    const isRedirect = statusCode >= 300 && statusCode < 400 && typeof location === 'string';
    if (!isRedirect) return stateOf({ statusCode, headers });
    if (left === 0) return { fault: 'It redirects too often.' };
    return ask(new URL(location, url).href, signal, left - 1);
  }

  return {
    async probe(address, stopped) {
      try {
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(deadlineMs)]);
        return await ask(address, signal, redirectsMax);
      } catch (error) {
        // Nobody may ask, so nothing is known.
        if (isRefusedAddress(error) && error.isUnlisted === true) return {};
        if (isRefusedAddress(error))
          return { fault: 'It leads into a private network, which visitors cannot reach.' };
        return { fault: faultOf(error, deadlineMs), isPassing: true };
      }
    },
    close,
  };
}

type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;

function stateOf({ statusCode, headers }: Answer): ProbedState {
  if (statusCode < 400) {
    const bytes = Number(headers['content-length']);
    return Number.isSafeInteger(bytes) && bytes > 0 ? { bytes } : {};
  }
  if (wantsPerson.includes(statusCode)) return {};
  return {
    fault: `The other site answers with ${statusCode}.`,
    ...(missing.includes(statusCode) && { isGone: true }),
    isPassing: statusCode >= 500,
  };
}

function faultOf(error: unknown, deadlineMs: number): string {
  if (!isError(error)) return 'The other site cannot be reached.';
  if (error.name === 'TimeoutError')
    return `The other site does not answer within ${deadlineMs / seconds(1)} seconds.`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND') return 'There is no site of this name.';
  if (/^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code))
    return 'The certificate of the other site is not valid.';
  return 'The other site cannot be reached.';
}
