import { contentTypeOf } from './content-type.ts';

it.each([
  ['main.js', 'text/javascript; charset=utf-8'],
  ['main.js.map', 'application/json; charset=utf-8'],
  ['a/page.HTML', 'text/html; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['feed.xml', 'application/xml; charset=utf-8'],
  ['logo.svg', 'image/svg+xml'],
  ['logo.avif', 'image/avif'],
  ['inter.woff2', 'font/woff2'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

it('never guesses', () => {
  expect(contentTypeOf('LICENSE')).toBe('application/octet-stream');
  expect(contentTypeOf('a.unheard-of')).toBe('application/octet-stream');
});
