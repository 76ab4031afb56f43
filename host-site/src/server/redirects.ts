import { z } from 'zod';
import { pathKeyOf } from 'content-api/site-server';
import type { RevisionSource } from './revision.ts';

interface RedirectsOptions {
  apiUrl: string;
  /** Fetch that keeps answers until the content changes. */
  fetch: typeof globalThis.fetch;
  /** Fetch for reports. */
  report: typeof globalThis.fetch;
  revision: RevisionSource;
  onError: (error: unknown) => void;
  /** Time between two reports of hits. @default 10 s */
  reportEveryMs?: number;
}

/** Old addresses that lead elsewhere. They are looked up only where there is no page. */
export interface Redirects {
  /** Where a path without a page, or an address with a query, leads to; counts the hit. Never rejects. */
  follow: (address: string) => Promise<string | undefined>;
  /** Reports the hits so far to the API. Never rejects. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

interface Redirect {
  _id: string;
  to: string;
}

const listSchema = z.array(z.object({ _id: z.string(), from: z.string(), to: z.string() }));
const maxHitsInReport = 1_000;

export function createRedirects(options: RedirectsOptions): Redirects {
  const { apiUrl, fetch, report, revision, onError, reportEveryMs = 10_000 } = options;
  let redirectsByPath: ReadonlyMap<string, Redirect> = new Map();
  let readAt: string | null = null;
  const hits = new Map<string, number>();
  const timer = setInterval(() => void flush(), reportEveryMs).unref();

  /** The last list stays in use while the API is away. */
  async function current(): Promise<ReadonlyMap<string, Redirect>> {
    const requestRevision = revision.current();
    if (requestRevision !== null && requestRevision === readAt) return redirectsByPath;
    try {
      const answer = await fetch(`${apiUrl}/api/redirects`);
      const list = listSchema.parse(await answer.json());
      redirectsByPath = new Map(list.map(({ from, ...redirect }) => [pathKeyOf(from), redirect]));
      readAt = requestRevision;
    } catch (error) {
      onError(error);
    }
    return redirectsByPath;
  }

  async function flush(): Promise<void> {
    const sent = [...hits].slice(0, maxHitsInReport);
    if (sent.length === 0) return;
    for (const [id] of sent) hits.delete(id);
    try {
      const answer = await report(`${apiUrl}/api/redirects/hits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hits: sent.map(([_id, count]) => ({ _id, count })) }),
      });
      if (!answer.ok) throw new Error(`The API did not take the hits of redirects: ${answer.status}`);
    } catch (error) {
      for (const [id, count] of sent) hits.set(id, (hits.get(id) ?? 0) + count);
      onError(error);
    }
  }

  return {
    async follow(address) {
      const redirects = await current();
      const first = redirects.get(pathKeyOf(address)) ?? redirects.get(pathKeyOf(withoutTracking(address)));
      if (first === undefined) return undefined;
      const target = endOf(first, redirects);
      if (target !== undefined) hits.set(first._id, (hits.get(first._id) ?? 0) + 1);
      return target;
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** What links of mails and advertisements add: they do not distinguish an old address that is identified by its query. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/i;

/** The address itself when nothing else is in its query: what is there without one is a page, or has been looked up. */
function withoutTracking(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = query.split('&').filter((part) => !tracking.test(part.split('=')[0] ?? ''));
  return params.length > 0 ? `${path}?${params.join('&')}` : address;
}

/** The end of a chain, so that browsers are sent once. A circle, which the console refuses, leads nowhere. */
function endOf(first: Redirect, redirects: ReadonlyMap<string, Redirect>): string | undefined {
  const visited = new Set<Redirect>();
  let one = first;
  while (!visited.has(one)) {
    visited.add(one);
    const next = redirects.get(pathKeyOf(one.to)) ?? redirects.get(pathKeyOf(one.to.split(/[?#]/)[0] ?? ''));
    if (next === undefined) return one.to;
    one = next;
  }
  return undefined;
}
