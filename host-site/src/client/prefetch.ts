import { fetchPicture } from 'shared-ui';
import { matchRoute } from '../app/match-route.ts';
import type { SiteRuntime } from '../app/site-runtime.ts';
import { siteLink } from '../lib/site-link.ts';
import { whenIdle } from '../lib/when-idle.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;
/** A pointer that passes a link is gone by then. */
const restMs = 65;

/** The services that fetching a page takes. */
type PrefetchRuntime = Pick<SiteRuntime, 'codes' | 'resources' | 'studio'>;

/**
 * Fetches a page's code and data when the pointer or the focus rests on its link or a finger touches it, and in idle time
 * those of the visible links of the top bar. Nothing for visitors who save data.
 */
export function prefetchOnIntent(runtime: PrefetchRuntime): void {
  if (savesData()) return;
  let resting: ReturnType<typeof setTimeout>;
  const onIntent = (event: Event) => {
    clearTimeout(resting);
    const link = siteLink(event);
    if (!link) return;
    // Never between a move or a press and the click that follows: that one is to be answered first.
    const start = () => whenIdle(() => void prefetch(runtime, link));
    resting = setTimeout(start, event.type === 'touchstart' ? 0 : restMs);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  whenIdle(() => void prefetchInTurn(runtime, linksOnScreen()));
}

/** All at once would take every connection of the browser, and a message that somebody sends would wait for a slow API. */
async function prefetchInTurn(runtime: PrefetchRuntime, links: readonly HTMLAnchorElement[]): Promise<void> {
  for (const link of links) await prefetch(runtime, link);
}

async function prefetch(
  { codes, resources, studio }: PrefetchRuntime,
  { pathname, search }: HTMLAnchorElement,
): Promise<void> {
  const match = matchRoute(pathname, search);
  try {
    const page = await codes.load(match.route);
    await Promise.all(page.resources(match).map((resource) => resources.ensure(resource)));
    const picture = page.picture?.({ ...match, read: resources.peek, studio });
    if (picture) fetchPicture(picture);
  } catch {
    // The page says so when it is opened.
  }
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
