import { whenIdle } from '../lib/when-idle.ts';
import { fetchFirstPicture } from './fetch-first-picture.ts';
import { fetchPage } from './fetch-page.ts';
import { onEachPage } from './page-change.ts';
import { isSitePage } from './site-page.ts';

/** Longer than a pointer takes to pass a link. */
const restMs = 65;
/** Maximum of prefetched pages of visible links. */
const maxPrefetches = 6;

/**
 * Prefetches a page when the pointer or the focus rests on its link or a finger touches it, and in idle time the pages of
 * visible links, one after the other. Off for visitors who save data or have a slow connection.
 */
export function prefetchLinks(): void {
  if (isSlowOrSaving()) return;
  let resting: ReturnType<typeof setTimeout>;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) resting = setTimeout(() => void prefetch(link), type === 'touchstart' ? 0 : restMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true });
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const visible = entries.filter(({ isIntersecting }) => isIntersecting);
    const links = visible.map(({ target }) => target as HTMLAnchorElement);
    void prefetchInTurn(links.filter(isWorthIt).slice(0, maxPrefetches));
  });
  onEachPage(() =>
    whenIdle(() => {
      // Those of the bar come first. Reading each link's position would lay out the deferred sections of the page.
      for (const link of document.querySelectorAll('#site-menu>ul a, main a[href]')) observer.observe(link);
    }),
  );
}

/** In parallel they would take every connection of the browser, and a form would wait for them. */
async function prefetchInTurn(links: readonly HTMLAnchorElement[]): Promise<void> {
  for (const link of links) await prefetch(link);
}

async function prefetch(link: HTMLAnchorElement): Promise<void> {
  if (!isSitePage(link) || link.target || isHere(link)) return;
  // A failure is shown when the page is opened.
  const page = await fetchPage(link.href, true).catch(() => undefined);
  if (page) fetchFirstPicture(page.html);
}

function isWorthIt(link: HTMLAnchorElement): boolean {
  return (
    isSitePage(link) &&
    !isHere(link) &&
    // Filters of a list are many, and few are used.
    link.search === '' &&
    // On a phone the links of the bar are in the closed menu.
    link.checkVisibility({ visibilityProperty: true })
  );
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}

function isSlowOrSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
