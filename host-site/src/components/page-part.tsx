import { createElement, memo, Suspense, use, useEffect, useRef } from 'react';
import { leavesPage } from '../lib/leaves-page.ts';
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
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !leavesPage(link)) load();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      // What stands above was passed, perhaps before the script came.
      { rootMargin: '99999px 0px 400px' },
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
