import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { isAdminPath, notFoundPath, paths } from '../lib/paths.ts';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes.ts';
import type { AddressInfo } from './types.ts';

const ownPath = '/:id';
/** Other addresses of one part, such as those of files that scanners look for, are unknown without a call. */
const ownSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Canonical form of an address, and the cache key of its page. The console's addresses share one shell. */
export function addressOf(pathname: string, search: string): AddressInfo {
  const lower = pathname.toLowerCase();
  if (isAdminPath(lower)) {
    return { pathname: withoutTrailingSlashes(pathname) || '/', key: paths.admin, known: true };
  }
  const match = matchRoute(pathname, search);
  const isUnknown =
    match.route === notFoundRoute || (match.route.path === ownPath && !ownSlug.test(match.params.id ?? ''));
  if (isUnknown) return { pathname, key: notFoundPath, known: false };
  return { pathname: match.href.split('?')[0] ?? pathname, key: match.href, known: true };
}
