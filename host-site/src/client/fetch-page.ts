/** A page of the site as the server sent it. */
export interface FetchedPage {
  /** Final address, after redirects. */
  url: string;
  html: string;
  /** False when it is no HTML: perhaps a file, or the response of a proxy. */
  isHtml: boolean;
  /** True of an error page. */
  hasFailed: boolean;
  /** True of a prefetched page that has not been opened: the server counts the visit at the opening. */
  isAhead: boolean;
}

interface KeptPage {
  page: Promise<FetchedPage>;
  atMs: number;
}

const freshMs = 30_000;
const timeoutMs = 30_000;
const maxCachedPages = 20;
const cachedPages = new Map<string, KeptPage>();

/**
 * Fetches a page, or returns the one that was fetched within 30 s. Failures are not cached.
 *
 * @param isAhead true for a prefetch
 * @throws DOMException or TypeError when there is no response
 */
export function fetchPage(href: string, isAhead = false): Promise<FetchedPage> {
  const key = withoutHash(href);
  const cached = cachedPages.get(key);
  if (cached && performance.now() - cached.atMs < freshMs) return cached.page;
  const page = request(key, isAhead);
  cachedPages.delete(key);
  cachedPages.set(key, { page, atMs: performance.now() });
  page.then(
    ({ hasFailed }) => hasFailed && forgetPage(key),
    () => forgetPage(key),
  );
  for (const oldest of [...cachedPages.keys()].slice(0, -maxCachedPages)) cachedPages.delete(oldest);
  return page;
}

/** The next fetch of the page goes to the server. */
export function forgetPage(href: string): void {
  cachedPages.delete(withoutHash(href));
}

async function request(href: string, isAhead: boolean): Promise<FetchedPage> {
  const response = await fetch(href, {
    headers: { accept: 'text/html', ...(isAhead && { purpose: 'prefetch' }) },
    priority: isAhead ? 'low' : 'high',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  return {
    url: response.url,
    html: isHtml ? await response.text() : '',
    isHtml,
    hasFailed: response.status >= 500,
    isAhead,
  };
}

function withoutHash(href: string): string {
  return href.split('#', 1)[0] ?? href;
}
