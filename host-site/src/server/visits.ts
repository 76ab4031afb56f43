import type { IncomingMessage } from 'node:http';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { VisitNotice } from 'content-api/contract';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { isAdminPath } from '../lib/paths.ts';

/** Reports opened pages to the API. It only reads requests and changes no response. */
export interface VisitCounter {
  /** A page was sent. */
  opened: (request: IncomingMessage, status: number) => void;
  /** A request made by an open page. It proves that the page is open, also if it was reached without a page request. */
  requested: (request: IncomingMessage) => void;
  /** Sends the waiting reports. */
  close: () => Promise<void>;
}

interface VisitCounterOptions {
  isOn: boolean;
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  trustProxy: string[];
  /** Whether there is such a page for visitors. */
  isPage: (pathname: string) => boolean;
  onError: (error: unknown) => void;
}

const maxReported = 20_000;
const forgetEveryMs = 10 * 60_000;
const addressesMax = 2_000;
/** More browsers than that behind one address on a day are taken for forged. */
const browsersPerAddress = 30;

const none: VisitCounter = {
  opened: () => undefined,
  requested: () => undefined,
  close: () => Promise.resolve(),
};

/** Old entries may be reported again: the API counts them once a day. */
export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  if (!options.isOn) return none;
  const { isPage } = options;
  const isTrusted = compile(options.trustProxy);
  const queue = createNoticeQueue(options);
  const reported = new Set<string>();
  const browsers = new LRUCache<string, Set<string>>({ max: addressesMax });
  const forgetting = setInterval(() => reported.clear(), forgetEveryMs);
  forgetting.unref();

  /** Most requests end here, so it costs as little as it can. */
  function isNew(request: IncomingMessage, agent: string, what: string): boolean {
    const from = request.headers['x-forwarded-for'] ?? request.socket.remoteAddress;
    const key = `${String(from)} ${what} ${agent}`;
    if (reported.has(key)) return false;
    if (reported.size >= maxReported) reported.clear();
    reported.add(key);
    return true;
  }

  function report(
    request: IncomingMessage,
    agent: string,
    visit: Pick<VisitNotice, 'path' | 'status' | 'isOpened'>,
  ) {
    if (!isBrowser(agent)) return;
    const address = proxyAddress(request, isTrusted);
    if (isForged(address, agent)) return;
    const referrer = request.headers.referer ?? '';
    queue.add({ ...visit, address, agent: agent.slice(0, 500), referrer: referrer.slice(0, 2_000) });
  }

  function isForged(address: string, agent: string): boolean {
    const agents = browsers.get(address) ?? new Set();
    browsers.set(address, agents);
    if (agents.size < browsersPerAddress) agents.add(agent.slice(0, 200));
    return !agents.has(agent.slice(0, 200));
  }

  return {
    opened(request, status) {
      const agent = agentOf(request);
      if (agent === undefined || (status !== 200 && status !== 404) || request.method !== 'GET') return;
      const url = request.url ?? '/';
      if (!isNew(request, agent, url)) return;
      const path = pathOf(url);
      if (!isAdminPath(path)) report(request, agent, { path, status, isOpened: true });
    },
    requested(request) {
      const { referer, host } = request.headers;
      const agent = agentOf(request);
      if (referer === undefined || agent === undefined || !isNew(request, agent, referer)) return;
      const page = URL.canParse(referer) ? new URL(referer) : undefined;
      if (page === undefined || page.host !== host || isAdminPath(page.pathname) || !isPage(page.pathname))
        return;
      report(request, agent, { path: page.pathname, status: 200, isOpened: false });
    },
    close() {
      clearInterval(forgetting);
      return queue.close();
    },
  };
}

/** Undefined for visitors who opted out, for prefetched pages, and for programs. */
function agentOf({ headers }: IncomingMessage): string | undefined {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return undefined;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return undefined;
  return headers['user-agent'];
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/**
 * False for crawlers and other programs that identify themselves. A headless browser counts as a browser.
 */
function isBrowser(agent: string): boolean {
  return !isbot(agent.replace('HeadlessChrome', 'Chrome'));
}

interface NoticeQueueOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  onError: (error: unknown) => void;
}

const everyMs = 3_000;
const batchMax = 500;
const waitingMax = 2_000;

/** Sends notices to the API some seconds later, many at once. While the API is away a bounded number waits. */
function createNoticeQueue({ apiUrl, fetch, onError }: NoticeQueueOptions) {
  let waiting: VisitNotice[] = [];
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      try {
        const response = await fetch(`${apiUrl}/api/visits`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ visits: batch }),
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`The API answered ${response.status} to visits.`);
        waiting = waiting.slice(batch.length);
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
        isFailing = true;
        return later();
      }
    }
  }

  function later(): void {
    timer ??= setTimeout(() => void send(), everyMs).unref();
  }

  return {
    add(notice: VisitNotice): void {
      if (waiting.length < waitingMax) waiting.push(notice);
      later();
    },
    async close(): Promise<void> {
      await send();
      clearTimeout(timer);
    },
  };
}
