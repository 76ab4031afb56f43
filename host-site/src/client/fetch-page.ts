/** A page of the site as the server sent it. */
export interface FetchedPage {
  /** Final address, after redirects. */
  url: string;
  html: string;
  /** False when it is no HTML: a file, perhaps, or the answer of something in between. */
  isHtml: boolean;
  /** True of a page that says what has failed. */
  hasFailed: boolean;
  /** True when nobody has opened it yet: the server counts the visit when somebody does. */
  isAhead: boolean;
}

interface KeptPage {
  page: Promise<FetchedPage>;
  atMs: number;
}

const freshMs = 30_000;
const timeoutMs = 30_000;
const keptMax = 20;
const kept = new Map<string, KeptPage>();

/**
 * Fetches a page, or gives the one that was fetched lately. What failed is forgotten.
 *
 * @param isAhead fetched before anybody has asked for it
 * @throws DOMException or TypeError when there is no answer
 */
export function fetchPage(href: string, isAhead = false): Promise<FetchedPage> {
  const key = withoutHash(href);
  const known = kept.get(key);
  if (known && performance.now() - known.atMs < freshMs) return known.page;
  const page = request(key, isAhead);
  kept.delete(key);
  kept.set(key, { page, atMs: performance.now() });
  page.then(
    ({ hasFailed }) => hasFailed && forgetPage(key),
    () => forgetPage(key),
  );
  for (const oldest of [...kept.keys()].slice(0, -keptMax)) kept.delete(oldest);
  return page;
}

/** The next one who wants the page gets it from the server. */
export function forgetPage(href: string): void {
  kept.delete(withoutHash(href));
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
