import { whenIdle } from '../lib/when-idle.ts';
import { fetchFirstPicture } from './fetch-first-picture.ts';
import { fetchPage } from './fetch-page.ts';
import { onEachPage } from './page-change.ts';
import { isSitePage } from './site-page.ts';

/** A pointer that passes a link is gone by then. */
const restMs = 65;
/** At most so many pages of links in view are fetched ahead. */
const seenMax = 6;

/**
 * Fetches a page ahead when the pointer or the focus rests on its link or a finger touches it, and in idle time those whose
 * links are seen on the first screen, one after the other. Nothing for visitors who save data or have a slow line.
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
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    const links = seen.map(({ target }) => target as HTMLAnchorElement);
    void prefetchInTurn(links.filter(isWorthIt).slice(0, seenMax));
  });
  onEachPage(() =>
    whenIdle(() => {
      // Those of the bar come first. To ask each link where it is would lay out the deferred parts of the page.
      for (const link of document.querySelectorAll('.site-bar nav a, main a[href]')) observer.observe(link);
    }),
  );
}

/** All at once would take every connection of the browser, and a message that somebody sends would wait for a slow server. */
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
