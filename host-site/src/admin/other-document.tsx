import { useEffect } from 'react';

/**
 * Loads the document of an address outside of the console, to which older releases of the console lead by the router. It
 * takes back the router's entry of the history first: a document that is loaded in its place would get the way back, too.
 */
export function OtherDocument() {
  useEffect(() => {
    const { href } = location;
    addEventListener('popstate', () => location.assign(href), { once: true });
    history.back();
  }, []);
  return null;
}
