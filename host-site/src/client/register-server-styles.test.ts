import createCache from '@emotion/cache';
import { registerServerStyles } from './register-server-styles.ts';

test('Emotion knows the classes in the styles of the server, and the animations that they name', () => {
  document.head.innerHTML =
    '<style data-ids="animation-1a">.c-2b{color:red}.on .c-3c >a{color:red}.x-4d{}</style>';
  const cache = createCache({ key: 'c' });
  registerServerStyles(cache, document);
  expect(Object.keys(cache.inserted).sort()).toEqual(['2b', '3c', 'animation-1a']);
});

test('a page without styles of the server is no fault', () => {
  document.head.innerHTML = '';
  const cache = createCache({ key: 'c' });
  registerServerStyles(cache, document);
  expect(cache.inserted).toEqual({});
});
