import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { isAdminPath, notFoundPath, paths } from '../lib/paths.ts';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes.ts';
import type { AddressInfo } from './types.ts';

/** Canonical form of an address, and the cache key of its page. The console's addresses share one shell. */
export function addressOf(pathname: string, search: string): AddressInfo {
  const lower = pathname.toLowerCase();
  if (isAdminPath(lower)) {
    return { pathname: withoutTrailingSlashes(pathname) || '/', key: paths.admin, known: true };
  }
  const match = matchRoute(pathname, search);
  if (match.route === notFoundRoute) return { pathname, key: notFoundPath, known: false };
  return { pathname: match.href.split('?')[0] ?? pathname, key: match.href, known: true };
}
