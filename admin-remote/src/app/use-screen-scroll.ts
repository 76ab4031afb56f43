import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A list that is read again may grow for that long. */
const growingMs = 1000;

/** A screen begins at its top; Back and Forward lead to where it was left. */
export function useScreenScroll(): void {
  const { key, pathname } = useLocation();
  const tops = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname: '' });

  useEffect(() => {
    // The browser would scroll before the screen is there.
    history.scrollRestoration = 'manual';
    const release = () => (history.scrollRestoration = 'auto');
    const remember = () => tops.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', release);
    return () => {
      release();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', release);
    };
  }, []);

  useLayoutEffect(() => {
    const isOther = shown.current.pathname !== pathname;
    // Every step forward has a key of its own: a kept one is returned to.
    const top = tops.current.get(key);
    shown.current = { key, pathname };
    if (top !== undefined) return scrollWhenLongEnough(top);
    if (isOther) window.scrollTo({ top: 0, behavior: 'instant' });
    tops.current.set(key, window.scrollY);
    return undefined;
  }, [key, pathname]);
}

/** Returns how it stops. */
function scrollWhenLongEnough(top: number): () => void {
  const until = performance.now() + growingMs;
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  // Whoever scrolls by then is not pulled back.
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, () => stop.abort(), options);
  step();
  return () => stop.abort();

  function step(): void {
    if (stop.signal.aborted) return;
    window.scrollTo({ top, behavior: 'instant' });
    const isThere = Math.abs(window.scrollY - top) <= 2;
    if (isThere || performance.now() > until) stop.abort();
    else requestAnimationFrame(step);
  }
}
