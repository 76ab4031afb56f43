import { encodeBody } from './encode.ts';
import type { EncodedBody } from './encode.ts';
import type { PageCopies } from './page-copies.ts';
import type { RevisionSource } from './revision.ts';

/** A finished page, ready to be sent. */
export interface CachedPage {
  key: string;
  revision: string | null;
  release: string;
  status: number;
  policy: string;
  body: EncodedBody;
  /** Location of a redirect. */
  redirect?: string;
  /** Names the data it was made of. */
  dataTag?: string;
  /** False: made while something was missing, so neither kept nor to be kept by others. */
  sound: boolean;
}

/** What rendering gives, before it is compressed. */
export interface FreshPage {
  status: number;
  policy: string;
  html: string;
  redirect?: string;
  sound: boolean;
  dataTag?: string;
  /** Why the browser has to draw it. */
  error?: unknown;
  /** True when the data is still that of the tag that was handed in; the rest is then without meaning. */
  unchanged: boolean;
  /** True for addresses that outsiders can make up without end: kept in a small corner only. */
  passing: boolean;
}

export interface HtmlCache {
  /** The page if it is there and certainly current. Costs one look-up. */
  peek: (key: string) => CachedPage | undefined;
  /** The page, rendered now if need be; the last good copy when rendering fails. Concurrent misses render once. */
  get: (key: string) => Promise<{ page: CachedPage; stale: boolean }>;
  /** Takes in the copies on disk. */
  restore: () => Promise<void>;
  /** Resolves when every copy on its way to the disk is there. */
  settled: () => Promise<void>;
  /** The number of pages held. */
  size: () => number;
}

interface HtmlCacheOptions {
  revision: RevisionSource;
  copies: PageCopies;
  releaseId: () => string;
  /** Renders a page, unless its data still is what the tag says. */
  render: (key: string, unlessData?: string) => Promise<FreshPage>;
  onError: (error: unknown, key: string) => void;
  now?: () => number;
}

const maxPages = 4_000;
const maxPassingPages = 300;
/** After a failed rendering the last good copy is sent for this long before it is tried again. */
const retryAfterMs = 3_000;

export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { revision, copies, releaseId, render, onError, now = Date.now } = options;
  const pages = new Map<string, CachedPage>();
  const passing = new Map<string, CachedPage>();
  const running = new Map<string, Promise<CachedPage>>();
  const retryAt = new Map<string, number>();
  const writes = new Set<Promise<void>>();

  const find = (key: string) => pages.get(key) ?? passing.get(key);
  const isCurrent = (page: CachedPage) =>
    page.revision === revision.current() && page.release === releaseId();

  async function make(key: string): Promise<CachedPage> {
    const madeFor = { revision: revision.current(), release: releaseId() };
    const last = find(key);
    const fresh = await render(key, last?.release === madeFor.release ? last.dataTag : undefined);
    if (last && fresh.unchanged) {
      const same = { ...last, ...madeFor };
      (pages.has(key) ? pages : passing).set(key, same);
      return same;
    }
    if (fresh.error !== undefined) onError(fresh.error, key);
    const page: CachedPage = { key, ...madeFor, ...fresh, body: await encodeBody(fresh.html, fresh.passing) };
    if (!fresh.sound) return page;
    if (fresh.passing) keep(passing, page, maxPassingPages);
    else {
      keep(pages, page, maxPages);
      if (madeFor.revision !== null) {
        const { key: name, status, policy, body } = page;
        const writing = copies
          .write({ ...madeFor, revision: madeFor.revision, key: name, status, policy, body })
          .catch((error: unknown) => onError(error, key))
          .finally(() => writes.delete(writing));
        writes.add(writing);
      }
    }
    return page;
  }

  function makeOnce(key: string): Promise<CachedPage> {
    const started = running.get(key);
    if (started) return started;
    const making = make(key).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  }

  return {
    peek(key) {
      if (!revision.isFresh() || revision.isDown()) return undefined;
      const page = find(key);
      return page && isCurrent(page) ? page : undefined;
    },
    async get(key) {
      await revision.check();
      const last = find(key);
      if (last && isCurrent(last)) return { page: last, stale: revision.isDown() };
      const wait = revision.isDown() || (retryAt.get(key) ?? 0) > now();
      if (last && wait) return { page: last, stale: true };
      try {
        const page = await makeOnce(key);
        if (page.sound || !last) return { page, stale: false };
      } catch (error) {
        onError(error, key);
        if (!last) throw error;
      }
      keepTime(retryAt, key, now() + retryAfterMs);
      return { page: last, stale: true };
    },
    async restore() {
      for (const copy of await copies.readAll()) {
        if (!pages.has(copy.key)) keep(pages, { ...copy, sound: true }, maxPages);
      }
    },
    async settled() {
      await Promise.all(writes);
    },
    size: () => pages.size + passing.size,
  };
}

/** Keeps a page as the newest, and lets the oldest go when there are too many. */
function keep(store: Map<string, CachedPage>, page: CachedPage, limit: number): void {
  store.delete(page.key);
  store.set(page.key, page);
  if (store.size > limit) {
    const [oldest] = store.keys();
    if (oldest !== undefined) store.delete(oldest);
  }
}

function keepTime(store: Map<string, number>, key: string, time: number): void {
  if (store.size > maxPages) store.clear();
  store.set(key, time);
}
