import type { Navigator } from 'react-router-dom';
import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { isAdminPath } from '../lib/paths.ts';
import { siteLink } from '../lib/site-link.ts';

type History = Pick<Navigator, 'push' | 'replace'>;

/**
 * Goes on to other pages of the site without loading a document. One listener serves every link: a link of the router's
 * own hears of each change of the address, and is drawn anew for it. Within the console all links are the router's.
 */
export function followLinks(history: History): void {
  document.addEventListener('click', (event) => {
    const link = siteLink(event);
    if (!link || !isPlain(event) || isAdminPath(location.pathname)) return;
    const { href, pathname, search, hash } = link;
    // A file, perhaps.
    if (matchRoute(pathname).route === notFoundRoute) return;
    event.preventDefault();
    history[href === location.href ? 'replace' : 'push'](pathname + search + hash);
  });
}

/** Nobody has answered it yet, and the visitor asks for no other tab or window. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}
