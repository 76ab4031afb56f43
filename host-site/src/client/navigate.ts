import { whenIdle } from '../lib/when-idle.ts';
import { fetchPage, forgetPage } from './fetch-page.ts';
import type { FetchedPage } from './fetch-page.ts';
import { hideNotice, showNotice } from './notice.ts';
import { showLoading } from './page-loading.ts';
import { isSitePage } from './site-page.ts';
import { readPage, swapPage } from './swap-page.ts';

const networkText = 'Network error. Please check your connection and try again.';

/**
 * Goes to another page without a new document: its HTML is fetched from its address and takes the place of the page that is
 * shown. History, scrolling and what a link does stay the browser's (the Navigation API); browsers without it load documents, and
 * so does whatever is in doubt.
 */
export function startNavigation(): void {
  if (location.hash && !isBackForward()) focusTarget(location.href);
  if (!('navigation' in window) || !document.documentElement.dataset.release) return;
  navigation.addEventListener('navigate', (event) => {
    if (isOurs(event)) event.intercept({ handler: () => goTo(event), focusReset: 'manual' });
  });
}

/** The browser has put the focus where it was. */
function isBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

function isOurs(event: NavigateEvent): boolean {
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
  // The address is the next page's already: the browser loads its document.
  if (!page) return location.reload();
  const isFromTop = navigationType !== 'traverse' && !new URL(url).hash;
  await draw(event, () => swapPage(page, isFromTop));
  if (navigationType !== 'traverse') focusTarget(url);
  if (fetched.isAhead) countVisit(fetched);
}

/** A redirect leads to another address, which a document load shows in the bar. */
function isAt(url: string, wanted: string): boolean {
  return url === wanted.split('#', 1)[0];
}

/** A picture of the link grows into the one at the top of the next page, where view transitions are known and motion is wanted. */
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

/** The server counts who opens a page by its requests, and nobody had opened this one when it was fetched. */
function countVisit(page: FetchedPage): void {
  page.isAhead = false;
  whenIdle(() => void fetch(page.url, { cache: 'no-cache', priority: 'low' }).catch(() => undefined));
}
