import { VisuallyHidden } from 'shared-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Says the new page's title after a client navigation, as a page load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    // The title follows in the same turn, once the page's head is applied.
    const timer = setTimeout(() => {
      if (region.current) region.current.textContent = document.title;
    }, 150);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <VisuallyHidden ref={region} aria-live="polite" />;
}
