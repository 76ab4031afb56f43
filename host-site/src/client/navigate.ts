import { whenIdle } from '../lib/when-idle.ts';
import { fetchPage, forgetPage } from './fetch-page.ts';
import type { FetchedPage } from './fetch-page.ts';
import { hideNotice, showNotice } from './notice.ts';
import { showLoading } from './page-loading.ts';
import { isSitePage } from './site-page.ts';
import { readPage, swapPage } from './swap-page.ts';

const networkText = 'Network error. Please check your connection and try again.';

/**
 * Navigates without loading a document: fetches the HTML of the next page and replaces the current page. History and
 * scrolling stay with the browser (the Navigation API). Without that API, and in all unclear cases, documents are loaded.
 */
export function startNavigation(): void {
  if (location.hash && !isBackForward()) focusTarget(location.href);
  if (!('navigation' in window) || !document.documentElement.dataset.release) return;
  navigation.addEventListener('navigate', (event) => {
    if (isHandled(event)) event.intercept({ handler: () => goTo(event), focusReset: 'manual' });
  });
}

/** The browser has put the focus where it was. */
function isBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

function isHandled(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload')
    return false;
  // An entry that a script has added is there already; the way back to one is not.
  if (destination.sameDocument && navigationType !== 'traverse') return false;
  return isSitePage(new URL(destination.url));
}

async function goTo(event: NavigateEvent): Promise<void> {
  const { destination, signal, navigationType } = event;
  const { url } = destination;
  if (navigationType === 'replace') forgetPage(url);
  hideNotice();
  const stopWaiting = showLoading();
  let fetched: FetchedPage;
  try {
    fetched = await fetchPage(url);
  } catch {
    if (!signal.aborted) showNotice(document.body.dataset.network ?? networkText, url);
    return;
  } finally {
    stopWaiting();
  }
  if (signal.aborted) return;
  const page = isAt(fetched.url, url) && fetched.isHtml ? readPage(fetched.html) : undefined;
  // The address is already that of the next page, so reload loads its document.
  if (!page) return location.reload();
  const isFromTop = navigationType !== 'traverse' && !new URL(url).hash;
  await draw(event, () => swapPage(page, isFromTop));
  if (navigationType !== 'traverse') focusTarget(url);
  if (fetched.isAhead) countVisit(fetched);
}

/** A redirect leads to another address, which a document load shows in the bar. */
function isAt(url: string, requestedUrl: string): boolean {
  return url === requestedUrl.split('#', 1)[0];
}

/** A picture of the link grows into the one at the top of the next page, if the browser has view transitions and the visitor accepts motion. */
async function draw({ sourceElement }: NavigateEvent, change: () => void): Promise<void> {
  const from = pictureOf(sourceElement);
  if (!from || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change();
  const name = 'work';
  from.style.viewTransitionName = name;
  let to: HTMLElement | null = null;
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
    change();
    to = document.querySelector<HTMLElement>('.head picture');
    if (to) to.style.viewTransitionName = name;
  });
  // Rejected if it is skipped, as in a hidden tab: the page is drawn all the same.
  ready.catch(() => undefined);
  void finished.finally(() => {
    if (to) to.style.viewTransitionName = '';
  });
  await updateCallbackDone;
}

function pictureOf(element: Element | null | undefined): HTMLElement | null {
  const link = element?.closest('a');
  return (link?.closest('.site-card') ?? link)?.querySelector<HTMLElement>('picture') ?? null;
}

/** As a browser does with a document: the target of the hash has the focus, or the page. */
function focusTarget(url: string): void {
  const id = idIn(new URL(url).hash);
  const target = (id && document.getElementById(id)) || document.getElementById('main');
  if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex'))
    target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** Decoded hash; a hash that cannot be decoded is returned as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The server counts visits by requests; the prefetch of this page did not count. */
function countVisit(page: FetchedPage): void {
  page.isAhead = false;
  whenIdle(() => void fetch(page.url, { cache: 'no-cache', priority: 'low' }).catch(() => undefined));
}
