import { createElement, memo, Suspense, use, useEffect, useRef } from 'react';
import type { Part } from '../lib/page/part.ts';
import { siteLink } from '../lib/site-link.ts';

const signs = ['pointerdown', 'keydown', 'click', 'popstate'];

interface PagePartProps {
  part: Part;
}

/**
 * Shows a part of a page. On a page that the server sent, its markup is there from the start and comes alive when it is
 * near the window or somebody reaches for it; until then it costs no script.
 */
export const PagePart = memo(function PagePart({ part }: PagePartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || part.peek()) return;
    const load = () => void part.load().catch(() => undefined);
    const onSign = (event: Event) => {
      const { pathname } = siteLink(event) ?? location;
      // A press here finds it alive, if its code is there: React lets no event through to markup that is asleep.
      if (pathname === location.pathname || element.contains(event.target as Node)) load();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      // What stands above was passed, perhaps before the script came. What only touches the window is not seen yet.
      { rootMargin: `99999px 0px ${part.ahead - 1}px` },
    );
    observer.observe(element);
    // A navigation within the page waits for its parts: whoever reaches for something gets them, unless it leads away.
    for (const sign of signs) addEventListener(sign, onSign, { capture: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
    };
  }, [part]);
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <Arrived part={part} />
      </Suspense>
    </div>
  );
});

function Arrived({ part }: PagePartProps) {
  return createElement(part.peek() ?? use(part.arrived));
}
