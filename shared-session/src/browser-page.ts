import type { Page } from './environment.ts';

/** The browser window as a `Page`. */
export function createBrowserPage(): Page {
  return {
    origin: location.origin,
    address: () => location.href,
    replace: (path) => location.replace(path),
    listen(type, listener) {
      // In the capture phase at the window, events arrive that other handlers stop. For `focus` only the window's own
      // event counts, not those of fields.
      const options = { capture: type !== 'focus', passive: true };
      addEventListener(type, listener, options);
      return () => removeEventListener(type, listener, options);
    },
  };
}
