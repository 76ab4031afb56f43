import { kinds } from './kinds/index.ts';
import { pathKeyOf } from './path-key.ts';

/** Addresses of the site that always have a page: its own, those of singles, and the lists above records with pages. */
export const sitePages: readonly string[] = [
  '/',
  '/contact',
  '/privacypolicy',
  '/termsofservice',
  ...kinds.flatMap(({ page, address = '/' }) => page ?? (address === '/' ? [] : address.slice(0, -1))),
];

/** First parts of addresses that the site's server answers otherwise than with a page of content. */
const reserved = [
  'admin',
  'api',
  'artwork',
  'assets',
  'media',
  'og',
  'preview',
  'review',
  'shared',
  'healthz',
  'readyz',
];

/** Whether an address, however written, is one of the site's own files, calls or of the console: no content can be there. */
export function isReservedPath(path: string): boolean {
  const [, first = ''] = pathKeyOf(path).split(/[/?]/);
  return (
    reserved.includes(first) ||
    /^(robots\.txt|sitemap.*\.xml|feed\.xml|site\.webmanifest|favicon\.ico|icon\.svg|apple-touch-icon\.png)$/.test(
      first,
    )
  );
}

/** Slugs that no page of the studio's own can have: something is at that address already. */
export const reservedSlugs: readonly string[] = [
  ...sitePages.map((path) => path.slice(1)).filter(Boolean),
  ...reserved,
];
