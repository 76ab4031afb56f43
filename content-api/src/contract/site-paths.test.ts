import { kinds } from './kinds/index.ts';
import { isReservedPath, reservedSlugs, sitePages } from './site-paths.ts';

const lists = kinds.flatMap(({ address = '/' }) => (address === '/' ? [] : address.slice(0, -1)));

test.each(lists)('the list at %s is a page of the site, and no page of the studio can be there', (path) => {
  expect(sitePages).toContain(path);
  expect(reservedSlugs).toContain(path.slice(1));
});

test.each([
  '/admin',
  '/Admin/',
  '/%61dmin/projects',
  '/%41PI/x',
  '/api?x=1',
  '/robots%2etxt',
  '/Feed.XML#top',
])('%s is the site’s own', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each(['/', '/administrator', '/a/admin', '/%2561dmin', '/about?next=/admin'])(
  '%s may be content',
  (path) => {
    expect(isReservedPath(path)).toBe(false);
  },
);
