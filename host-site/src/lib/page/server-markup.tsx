import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { Resource } from '../resources/resource.ts';
import { useResourceCache } from '../resources/use-resource-cache.ts';
import { standInForBroken } from './stand-in.ts';

interface ServerMarkupProps {
  /** What the markup was drawn from; loaded if there is none, as on a page that the browser had to draw. */
  resource: Resource<unknown>;
}

/**
 * Makes the stand-in for a part of a page that the server drew and that needs no script. It takes over the children of the
 * server's `div` as they are, without data or code, and shows the same again when the visitor comes back to the page.
 */
export function createServerMarkup(): ComponentType<ServerMarkupProps> {
  let kept = '';
  return function ServerMarkup({ resource }) {
    const place = useRef<HTMLDivElement>(null);
    const { reload } = useResourceCache();
    const [markup] = useState(kept);
    const onMissing = useEffectEvent(() => void reload(resource));
    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      if (!element.hasChildNodes()) onMissing();
      const stop = standInForBroken(element);
      return () => {
        kept = element.innerHTML;
        stop();
      };
    }, []);
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
  };
}
