import { createElement, memo, Suspense, use, useEffect, useRef } from 'react';
import type { Part } from '../lib/page/part.ts';
import { siteLink } from '../lib/site-link.ts';

const interactionEvents = ['pointerdown', 'keydown', 'click', 'popstate'];

interface PagePartProps {
  part: Part;
}

/**
 * A part of a page. Server-rendered markup is hydrated when it is scrolled near the window or the visitor interacts with
 * the page; until then its script is not loaded.
 */
export const PagePart = memo(function PagePart({ part }: PagePartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || part.peek()) return;
    const load = (press?: () => void) => void part.load().then(press, () => undefined);
    const onInteraction = (event: Event) => {
      const { pathname } = siteLink(event) ?? location;
      const button =
        event.type === 'click' && (event.target as Element).closest<HTMLElement>('[type=button]');
      // React hydrates what is pressed at once, if its code is there. A press that comes sooner is made again then.
      if (button && element.contains(button) && !part.peek()) load(() => button.click());
      else if (pathname === location.pathname || element.contains(event.target as Node)) load();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      // Parts above the window were passed, perhaps before the script ran. A part that only touches the window is not visible yet.
      { rootMargin: `99999px 0px ${part.ahead - 1}px` },
    );
    observer.observe(element);
    // A navigation within the page waits for its parts: whoever reaches for something gets them, unless it leads away.
    for (const type of interactionEvents) addEventListener(type, onInteraction, { capture: true });
    return () => {
      observer.disconnect();
      for (const type of interactionEvents) removeEventListener(type, onInteraction, { capture: true });
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
