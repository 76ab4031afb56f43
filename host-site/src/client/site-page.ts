import { isAdminPath } from '../lib/paths.ts';

/** True of an address that is likely a page of the public site: no file, no call, not the console. */
export function isSitePage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    !isAdminPath(pathname) &&
    !/^\/(api|media|preview|review)\/|\.\w+$/.test(pathname)
  );
}
