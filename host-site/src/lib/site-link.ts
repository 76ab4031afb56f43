import { isAdminPath } from './paths.ts';

/** Leads neither to another tab, nor to a file, nor to a place on the same page. */
export const plain = 'a:not([target],[download],[href^="#"])';

/** The link that an event came from, if it leads to an address of the public site. */
export function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(plain) : null;
  return link?.origin === location.origin && !isAdminPath(link.pathname) ? link : null;
}
