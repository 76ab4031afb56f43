import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { standInForBroken } from './stand-in.ts';

/**
 * Makes the stand-in for a part of a page that the server drew and that needs no script. It takes over the children of the
 * server's `div` as they are, without data or code, and shows the same again when the visitor comes back to the page.
 */
export function createServerMarkup(): ComponentType {
  let markup = '';
  return function ServerMarkup() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      const stop = standInForBroken(element);
      return () => {
        markup = element.innerHTML;
        stop();
      };
    }, []);
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
  };
}
