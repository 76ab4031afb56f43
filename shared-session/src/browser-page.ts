import type { Page } from './environment.ts';

/** The page of a browser. */
export function createBrowserPage(): Page {
  return {
    origin: location.origin,
    address: () => location.href,
    replace: (path) => location.replace(path),
    listen(type, listener) {
      // Capturing at the window hears what other handlers stop, and what is meant for the document alone; of the focus
      // only the window's own counts, not that of fields.
      const options = { capture: type !== 'focus', passive: true };
      addEventListener(type, listener, options);
      return () => removeEventListener(type, listener, options);
    },
  };
}
