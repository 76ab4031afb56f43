import { LRUCache } from 'lru-cache';
import { compressWell, encodeBody } from './encode.ts';
import type { EncodedBody } from './encode.ts';
import type { PageCopies } from './page-copies.ts';
import type { RevisionSource } from './revision.ts';

/** A finished page, ready to be sent. */
export interface CachedPage {
  key: string;
  /** Content revision of its data; null when the data is of several revisions, or of an unknown one. */
  revision: string | null;
  /** Keys of the content that it shows; null for a copy of an earlier version, which did not note them. */
  keys: readonly string[] | null;
  /** As `createOutputVersion` names it. */
  version: string;
  status: number;
  policy: string;
  body: EncodedBody;
  /** Location of a redirect. */
  redirect?: string;
  /** Hash of the data it was rendered from. */
  dataTag?: string;
  /** False: rendered while data was missing, so it must not be cached, here or by others. */
  sound: boolean;
}

/** Result of rendering, before compression. */
export interface FreshPage {
  /** Content revision of its data; see `CachedPage`. */
  revision: string | null;
  keys: readonly string[];
  status: number;
  policy: string;
  html: string;
  redirect?: string;
  sound: boolean;
  dataTag?: string;
  /** Fault of the rendering on the server; the browser renders the page. */
  error?: unknown;
  /** True when the data is still that of the tag that was handed in; the rest is then without meaning. */
  unchanged: boolean;
  /** True for an unbounded URL space (404s, query strings): kept in a small secondary cache. */
  isUnbounded: boolean;
}

export interface HtmlCache {
  /** The page if it is there and certainly current. Costs one look-up. */
  peek: (key: string) => CachedPage | undefined;
  /** The page, rendered now if need be; the last good copy when rendering fails. Concurrent misses render once. */
  get: (key: string) => Promise<{ page: CachedPage; stale: boolean }>;
  /** Removes a damaged page, so that it is rendered again. */
  drop: (page: CachedPage) => void;
  /** Removes every page and its copy: they may show what nobody may see any more. */
  forget: () => void;
  /** Loads the copies on disk. */
  restore: () => Promise<void>;
  /** Resolves when every page is compressed as well as can be and has its copy on disk. */
  settled: () => Promise<void>;
  /** Stops compressing; resolves when every page has its copy on disk. */
  close: () => Promise<void>;
  /** Whether there is a finished page of this address, current or stale. */
  has: (key: string) => boolean;
  /** The number of pages, without those of the unbounded URL space. */
  size: () => number;
  /** Maximum of pages. */
  capacity: number;
}

interface HtmlCacheOptions {
  revision: RevisionSource;
  copies: PageCopies;
  /** Version of everything but address and content that pages depend on. */
  version: () => string;
  /** Renders a page, unless its data still is what the tag says. */
  render: (key: string, unlessData?: string) => Promise<FreshPage>;
  onError: (error: unknown, key: string) => void;
  now?: () => number;
}

const maxPages = 4_000;
const maxUnboundedPages = 300;
/** After a failed rendering the last good copy is sent for this long before it is tried again. */
const retryAfterMs = 3_000;
/** For this long a page is sent whose data was older than the content, as one API of several may give it. */
const retryOlderAfterMs = 200;

export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const {
    revision,
    copies,
    version: currentVersion,
    render,
    onError,
    now = () => performance.now(),
  } = options;
  const pages = new LRUCache<string, CachedPage>({ max: maxPages });
  const unboundedPages = new LRUCache<string, CachedPage>({ max: maxUnboundedPages });
  const running = new Map<string, Promise<CachedPage>>();
  const retryAt = new LRUCache<string, number>({ max: maxPages });
  let finished = Promise.resolve();
  let closing = false;

  const find = (key: string) => pages.get(key) ?? unboundedPages.get(key);
  const isCurrent = (page: CachedPage) =>
    page.revision === revision.current() && page.version === currentVersion();

  /** Renders the page of the newest available data. */
  async function make(key: string): Promise<CachedPage> {
    const page = await makeOfData(key);
    if (!page.sound || isCurrent(page)) return page;
    // The content is newer than the known revision, or some of the page's data is older.
    revision.expire();
    await revision.check();
    return isCurrent(page) ? page : makeOfData(key);
  }

  async function makeOfData(key: string): Promise<CachedPage> {
    const version = currentVersion();
    const last = find(key);
    const unlessData = last?.version === version ? last.dataTag : undefined;
    const fresh = await render(key, unlessData);
    const { html, unchanged, error, isUnbounded, ...answer } = fresh;
    if (last && unchanged) {
      const same = { ...last, version, revision: fresh.revision, keys: fresh.keys };
      (pages.has(key) ? pages : unboundedPages).set(key, same);
      return same;
    }
    if (error !== undefined) onError(error, key);
    const page: CachedPage = { key, version, ...answer, body: await encodeBody(html) };
    if (!page.sound) return page;
    if (isUnbounded) {
      unboundedPages.set(key, page);
      // A removed page must not come back as a last good copy.
      if (pages.delete(key)) afterwards(key, () => copies.remove(key));
    } else {
      pages.set(key, page);
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
    const { revision: dataRevision, keys, version, status, policy } = page;
    await copies.write({ key, revision: dataRevision, keys, version, status, policy, body });
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
        // It may have taken so long that the content is newer by now; a CDN would keep what is sent as current.
        await revision.check();
        if (page.sound && !isCurrent(page)) {
          retryAt.set(key, now() + retryOlderAfterMs);
          return { page, stale: true };
        }
        if (page.sound || !last) return { page, stale: false };
      } catch (error) {
        onError(error, key);
        if (!last) throw error;
      }
      retryAt.set(key, now() + retryAfterMs);
      return { page: last, stale: true };
    },
    drop({ key }) {
      unboundedPages.delete(key);
      if (pages.delete(key)) afterwards(key, () => copies.remove(key));
    },
    forget() {
      unboundedPages.clear();
      for (const key of [...pages.keys()]) {
        pages.delete(key);
        afterwards(key, () => (pages.has(key) ? Promise.resolve() : copies.remove(key)));
      }
    },
    async restore() {
      for (const copy of await copies.readAll()) {
        if (!pages.has(copy.key)) pages.set(copy.key, { ...copy, sound: true });
      }
    },
    settled: () => finished,
    close() {
      closing = true;
      return finished;
    },
    has: (key) => pages.has(key),
    size: () => pages.size,
    capacity: maxPages,
  };
}
