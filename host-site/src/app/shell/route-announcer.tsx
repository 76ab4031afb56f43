import { VisuallyHidden } from 'shared-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Says the new page's title after a client navigation, as a page load would, and again when the page's data changes it. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    const say = () => {
      const { current } = region;
      // Equal text that is set again would be said again.
      if (current && current.textContent !== document.title) current.textContent = document.title;
    };
    const observer = new MutationObserver(say);
    // The title follows in the same turn, once the page's head is applied.
    const timer = setTimeout(() => {
      say();
      observer.observe(document.head, { childList: true, subtree: true });
    }, 150);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
  return <VisuallyHidden ref={region} aria-live="polite" />;
}
