import type { Page } from './environment.ts';

/** The page of a browser; silent where there is none. */
export function createBrowserPage(): Page {
  const isBrowser = typeof document !== 'undefined';
  return {
    origin: isBrowser ? location.origin : 'http://localhost',
    path: () => (isBrowser ? location.pathname + location.search + location.hash : '/'),
    replace(path) {
      location.replace(path);
    },
    isHidden: () => isBrowser && document.visibilityState === 'hidden',
    listen(target, type, listener, options) {
      if (!isBrowser) return () => undefined;
      const source: EventTarget = target === 'window' ? window : document;
      source.addEventListener(type, listener, options);
      return () => source.removeEventListener(type, listener, options);
    },
  };
}
