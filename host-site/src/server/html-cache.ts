import { compressWell, encodeBody } from './encode.ts';
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
  /** Resolves when every page is compressed as well as can be and has its copy on disk. */
  settled: () => Promise<void>;
  /** Writes the copies that are missing, as the pages are. */
  close: () => Promise<void>;
  /** Whether there is a finished page of this address, of now or of before a change. */
  has: (key: string) => boolean;
  /** The number of pages held, without those of made-up addresses. */
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
  let finished = Promise.resolve();
  let closing = false;

  const find = (key: string) => pages.get(key) ?? passing.get(key);
  const isCurrent = (page: CachedPage) =>
    page.revision === revision.current() && page.release === releaseId();

  async function make(key: string): Promise<CachedPage> {
    const madeFor = { revision: revision.current(), release: releaseId() };
    const last = find(key);
    const unlessData = last?.release === madeFor.release ? last.dataTag : undefined;
    const { html, unchanged, error, passing: isPassing, ...answer } = await render(key, unlessData);
    if (last && unchanged) {
      const same = { ...last, ...madeFor };
      (pages.has(key) ? pages : passing).set(key, same);
      return same;
    }
    if (error !== undefined) onError(error, key);
    const page: CachedPage = { key, ...madeFor, ...answer, body: await encodeBody(html) };
    if (!page.sound) return page;
    if (isPassing) {
      keep(passing, page, maxPassingPages);
      // What was taken away must not come back as a last good copy.
      if (pages.delete(key)) afterwards(key, () => copies.remove(key));
    } else {
      keep(pages, page, maxPages);
      afterwards(key, () => finish(page));
    }
    return page;
  }

  /** One piece of work at a time, so that visitors keep the other processors. */
  function afterwards(key: string, work: () => Promise<void>): void {
    finished = finished.then(work).catch((error: unknown) => onError(error, key));
  }

  async function finish({ key, body }: CachedPage): Promise<void> {
    const held = () => (pages.get(key)?.body === body ? pages.get(key) : undefined);
    if (held() && !closing) await compressWell(body);
    const page = held();
    if (!page || page.revision === null) return;
    const { revision: madeOf, release, status, policy } = page;
    await copies.write({ key, revision: madeOf, release, status, policy, body });
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
    settled: () => finished,
    close() {
      closing = true;
      return finished;
    },
    has: (key) => pages.has(key),
    size: () => pages.size,
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
