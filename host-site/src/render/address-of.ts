import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { isAdminPath, paths } from '../lib/paths.ts';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes.ts';
import type { AddressInfo } from './types.ts';

const previewPattern = /^[\w.-]{1,80}$/;

/** How an address is spelled and under which name its page is kept. The console's addresses share one shell. */
export function addressOf(pathname: string, search: string): AddressInfo {
  const lower = pathname.toLowerCase();
  if (isAdminPath(lower)) {
    const preview = new URLSearchParams(search).get('preview');
    const key = preview && previewPattern.test(preview) ? `${paths.admin}?preview=${preview}` : paths.admin;
    return { pathname: withoutTrailingSlashes(pathname) || '/', key, known: true };
  }
  const match = matchRoute(pathname, search);
  if (match.route === notFoundRoute) return { pathname, key: '/404', known: false };
  return { pathname: match.href.split('?')[0] ?? pathname, key: match.href, known: true };
}
