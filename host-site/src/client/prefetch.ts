import { fetchPicture } from 'shared-ui';
import { matchRoute } from '../app/match-route.ts';
import type { SiteRuntime } from '../app/site-runtime.ts';
import { siteLink } from '../lib/site-link.ts';
import { whenIdle } from '../lib/when-idle.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page's code and data on hover, focus or touch of its link, and in idle time those of the visible links of the
 * top bar.
 */
export function prefetchOnIntent(runtime: SiteRuntime): void {
  for (const intent of intents) {
    document.addEventListener(intent, (event) => onIntent(event, runtime), { passive: true });
  }
  if (!savesData()) whenIdle(() => linksOnScreen().forEach((link) => prefetch(runtime, link)));
}

function onIntent(event: Event, runtime: SiteRuntime): void {
  const link = siteLink(event);
  // Never between a move or a press and the click that follows: that one is to be answered first.
  if (link) whenIdle(() => prefetch(runtime, link));
}

function prefetch({ codes, resources, studio }: SiteRuntime, { pathname, search }: HTMLAnchorElement): void {
  const match = matchRoute(pathname, search);
  codes
    .load(match.route)
    .then(async (page) => {
      await Promise.all(page.resources(match).map((resource) => resources.ensure(resource)));
      const picture = page.picture?.({ ...match, read: resources.peek, studio });
      if (picture) fetchPicture(picture);
    })
    .catch(() => undefined);
}

/**
 * Links of the bar to other pages, where it shows them: on a phone they are in the closed menu, and a touch says early
 * enough what is wanted.
 */
function linksOnScreen(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.site-bar nav a');
  return [...links].filter(
    (link) => link.pathname !== location.pathname && link.checkVisibility({ visibilityProperty: true }),
  );
}

function savesData(): boolean {
  return (
    'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true
  );
}
