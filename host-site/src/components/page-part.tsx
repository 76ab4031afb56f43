import { memo, Suspense, use, useEffect, useRef } from 'react';
import type { Part } from '../lib/page/part.ts';

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
    for (const sign of ['focusin', 'pointerdown']) element.addEventListener(sign, load, { once: true });
    return () => observer.disconnect();
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
  const Component = part.peek() ?? use(part.arrived);
  return <Component />;
}
