import type { Page } from './environment.ts';

// Capturing at the window hears what other handlers stop, and what is meant for the document alone.
const options = { capture: true, passive: true };

/** The page of a browser. */
export function createBrowserPage(): Page {
  return {
    origin: location.origin,
    address: () => location.href,
    replace: (path) => location.replace(path),
    listen(type, listener) {
      addEventListener(type, listener, options);
      return () => removeEventListener(type, listener, options);
    },
  };
}
