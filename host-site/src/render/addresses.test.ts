/** @jest-environment node */
import { addressOf } from './addresses.ts';

test.each([
  ['/', ''],
  ['/about', ''],
  ['/blog', '?page=2&q=node'],
  ['/projects/carat-desk', ''],
])('%s%s is its own canonical address', (pathname, search) => {
  expect(addressOf(pathname, search)).toEqual({ pathname, key: pathname + search, known: true });
});

test.each([
  ['a trailing slash', '/about/', '/about'],
  ['several trailing slashes', '/blog///', '/blog'],
  ['empty segments', '//services//seo', '/services/seo'],
  ['capitals', '/Blog/Hello-World', '/blog/hello-world'],
  ['encoded capitals', '/blog/%C3%89T%C3%89', '/blog/%C3%A9t%C3%A9'],
  ['needless encoding', '/%61bout', '/about'],
  ['the prefix of a preview', '/preview/token/about', '/about'],
  ['the prefix of a review alone', '/review/token', '/'],
])('leaves out %s', (_, pathname, canonical) => {
  expect(addressOf(pathname, '')).toEqual({ pathname: canonical, key: canonical, known: true });
});

test('keeps an encoded slash inside its segment', () => {
  expect(addressOf('/blog/a%2fb', '').pathname).toBe('/blog/a%2Fb');
});

test('leaves unknown parameters and the first page out of the cache key', () => {
  expect(addressOf('/blog', '?utm_source=mail&page=1').key).toBe('/blog');
});

test.each(['/no/such/page', '/wp-login.php', '/a--b', '/blog/a/b', '/about/us', '/blog/%E0%A4%A', '/%'])(
  '%s is unknown',
  (pathname) => {
    expect(addressOf(pathname, '')).toEqual({ pathname, key: '/404/none', known: false });
  },
);

test('a further language keeps its prefix, and has a page of its own for what is not there', () => {
  const isOffered = (code: string) => code === 'pt-BR';
  expect(addressOf('/PT-br/About/', '', isOffered).key).toBe('/pt-br/about');
  expect(addressOf('/pt-br/', '', isOffered).pathname).toBe('/pt-br');
  expect(addressOf('/pt-br/no/such', '', isOffered).key).toBe('/pt-br/404/none');
  expect(addressOf('/de/no/such', '', isOffered).key).toBe('/404/none');
  // Another spelling of a code is no language.
  expect(addressOf('/iw/about', '').known).toBe(false);
});

test("shares one page among the console's addresses", () => {
  expect(addressOf('/admin/projects/', '')).toEqual({
    pathname: '/admin/projects',
    key: '/admin',
    known: true,
  });
});
