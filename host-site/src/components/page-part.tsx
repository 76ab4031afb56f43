import { createElement, memo, Suspense, use, useEffect, useRef } from 'react';
import type { Part } from '../lib/page/part.ts';

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
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    // A navigation within the page waits for its parts: whoever reaches for something gets them.
    for (const sign of signs) addEventListener(sign, load, { capture: true, once: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, load, { capture: true });
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
