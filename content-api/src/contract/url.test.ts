import fc from 'fast-check';
import { normalizeUrl } from './url.ts';

/** Paths that try to leave the media folder. */
const ownPaths = fc
  .array(
    fc.constantFrom('..', '.', '%2e', '%2E', '%2f', '%5c', '\\', '%25', '2e', 'a', 'b.jpg', '/', '%00', '%'),
    {
      maxLength: 12,
    },
  )
  .map((parts) => `/media/${parts.join('')}`);

test('whatever is taken is http(s) without credentials, or a path of our own media and assets', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `https://${text}`),
        ownPaths,
      ),
      (text) => {
        const url = normalizeUrl(text);
        if (url === null) return;
        if (url.startsWith('/')) {
          expect(new URL(url, 'http://site.invalid').pathname).toMatch(/^\/(media|assets)\//);
          return;
        }
        const { protocol, username, password } = new URL(url);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
      },
    ),
  );
});

test('the normal form of a normal form is itself', () => {
  fc.assert(
    fc.property(fc.webUrl(), (text) => {
      const once = normalizeUrl(text);
      if (once !== null) expect(normalizeUrl(once)).toBe(once);
    }),
  );
});

test.each([
  '/media/%2e%2e/admin',
  '/media/%2E%2E/admin',
  '/media/.%2e/admin',
  '/media/%2e/tide.jpg',
  '/media/..%2fadmin',
  '/media/..%5cadmin',
  '/media/%2e%2e%2fadmin',
  '/media/%252e%252e/admin',
  '/media/%25252e%25252e/admin',
  '/media/a%2fb.jpg',
  '/media/a%5cb.jpg',
  '/media/a%00.jpg',
  '/media/a%0a.jpg',
  '/media/%c0%ae%c0%ae/admin',
  '/media/%',
  '/media/..',
  '/media/../admin',
  '/media//admin',
  '/media\\..\\admin',
  '/media/',
  '/media',
  '/mediafile.jpg',
  '/assets/%2e%2e/admin',
  '/admin',
])('%s is no file of our own', (value) => {
  expect(normalizeUrl(value)).toBeNull();
});

test.each([
  '/media/tide.jpg',
  '/media/2026/a-b_c~d+1.webp',
  '/media/a%20b.jpg',
  '/media/%C3%A9t%C3%A9.png',
  '/assets/stock..webp',
])('%s is one, and stays as it is', (value) => {
  expect(normalizeUrl(value)).toBe(value);
});
