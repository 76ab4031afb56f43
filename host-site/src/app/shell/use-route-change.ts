import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry, for going back and forward. */
const storageKey = 'scroll-positions';
const kept = 50;

/**
 * What a page load would do by itself, for client navigation: to the top, or to the place that the hash names; back and
 * forward return to where the visitor was; focus moves along (rulings 30, specification section 2).
 */
export function useRouteChange(): void {
  const location = useLocation();
  const isPop = `${useNavigationType()}` === 'POP';
  const first = useRef(true);
  const key = useRef(location.key);

  useEffect(() => {
    const remember = () => savePosition(key.current, window.scrollY);
    // A page load restores its own position; only client navigation is ours to do.
    const release = () => {
      history.scrollRestoration = 'auto';
      remember();
    };
    let waiting = 0;
    const onScroll = () => {
      waiting ||= window.setTimeout(() => {
        waiting = 0;
        remember();
      }, 100);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', release);
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', release);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = first.current;
    first.current = false;
    key.current = location.key;
    if (isFirst) {
      if (location.hash && !isBackForward()) goToHash(location.hash);
      return;
    }
    // A list that follows its search box is no new page.
    if (keepsPlace(location.state)) return;
    history.scrollRestoration = 'manual';
    document.documentElement.classList.add('shown');
    if (isPop) return restore(readPosition(location.key));
    if (location.hash && goToHash(location.hash)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, isPop]);
}

function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}

function isBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

function goToHash(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return true;
}

/** The page may still be growing: tries again for a moment until it is long enough. */
function restore(top: number): void {
  const until = performance.now() + 600;
  function step(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(step);
  }
  step();
}

function readAll(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function readPosition(key: string): number {
  const top = readAll()[key];
  return typeof top === 'number' && Number.isFinite(top) ? top : 0;
}

function savePosition(key: string, top: number): void {
  try {
    const entries = Object.entries({ ...readAll(), [key]: Math.round(top) });
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries.slice(-kept))));
  } catch {
    // Storage may be denied; then back and forward go to the top.
  }
}
