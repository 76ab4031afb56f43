import fc from 'fast-check';
import { normalizeUrl } from './url.ts';

test('whatever is taken is http(s) without credentials, or a path of our own media and assets', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `https://${text}`),
      ),
      (text) => {
        const url = normalizeUrl(text);
        if (url === null) return;
        if (url.startsWith('/')) {
          expect(url).toMatch(/^\/(media|assets)\//);
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
