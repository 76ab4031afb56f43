import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layoutDeferred, navigated } from '../../lib/load-phase.ts';
import { createScrollMemory } from './scroll-memory.ts';

/**
 * Scrolling after a client navigation, as after a page load: to the top, or to the target of the hash; back and
 * forward return to where the visitor was; focus moves along.
 */
export function useRouteChange(): void {
  const location = useLocation();
  const isPop = `${useNavigationType()}` === 'POP';
  const first = useRef(true);
  const key = useRef(location.key);
  const [memory] = useState(createScrollMemory);

  // A layout effect, as the router's: the inner one runs first, while the page being left is still rendered.
  useLayoutEffect(() => {
    const remember = () => memory.save(key.current, window.scrollY);
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
    // The delayed scroll handler may not have saved the final position when a link is clicked.
    addEventListener('click', remember, true);
    addEventListener('popstate', remember);
    addEventListener('pagehide', release);
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', onScroll);
      removeEventListener('click', remember, true);
      removeEventListener('popstate', remember);
      removeEventListener('pagehide', release);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const isFirst = first.current;
    cancelAnimationFrame(restoring);
    first.current = false;
    key.current = location.key;
    if (isFirst) {
      if (location.hash && !isBackForward()) goToHash(location.hash);
      return;
    }
    // A list that follows its search box is no new page.
    if (keepsPlace(location.state)) return;
    history.scrollRestoration = 'manual';
    const { classList } = document.documentElement;
    classList.remove(layoutDeferred);
    classList.add(navigated);
    if (isPop) return restore(memory.read(location.key));
    if (location.hash && goToHash(location.hash)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, isPop, memory]);
}

function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}

function isBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

function goToHash(hash: string): boolean {
  const target = document.getElementById(idIn(hash));
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return true;
}

/** Decoded hash; a hash that cannot be decoded is returned as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

let restoring = 0;

/** The page may still be growing: tries again for a moment until it is long enough. */
function restore(top: number): void {
  const until = performance.now() + 600;
  function step(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until)
      restoring = requestAnimationFrame(step);
  }
  step();
}
