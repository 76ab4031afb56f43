import type { Page } from './environment.ts';

/** The page of a browser. */
export function createBrowserPage(): Page {
  return {
    origin: location.origin,
    path: () => location.pathname + location.search + location.hash,
    replace: (path) => location.replace(path),
    isHidden: () => document.hidden,
    listen(target, type, listener, options) {
      const source = target === 'window' ? window : document;
      source.addEventListener(type, listener, options);
      return () => source.removeEventListener(type, listener, options);
    },
  };
}
