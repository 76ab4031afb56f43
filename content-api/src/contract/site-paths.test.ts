import { kinds } from './kinds/index.ts';
import { reservedSlugs, sitePages } from './site-paths.ts';

const lists = kinds.flatMap(({ address = '/' }) => (address === '/' ? [] : address.slice(0, -1)));

test.each(lists)('the list at %s is a page of the site, and no page of the studio can be there', (path) => {
  expect(sitePages).toContain(path);
  expect(reservedSlugs).toContain(path.slice(1));
});
