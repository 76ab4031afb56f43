import type { Navigator } from 'react-router-dom';
import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { siteLink } from '../lib/site-link.ts';
import { notePicture } from './shared-picture.ts';

type History = Pick<Navigator, 'push' | 'replace'>;

/**
 * Client navigation to other pages of the site. One listener serves every link, because each of the router's own links
 * re-renders on every navigation.
 */
export function followLinks(history: History): void {
  document.addEventListener('click', (event) => {
    const link = siteLink(event);
    if (!link || !isPlain(event)) return;
    const { href, pathname, search, hash } = link;
    // A file, perhaps.
    if (matchRoute(pathname).route === notFoundRoute) return;
    event.preventDefault();
    notePicture(link);
    history[href === location.href ? 'replace' : 'push'](pathname + search + hash);
  });
}

/** No other listener has handled it, and it opens no other tab or window. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}
