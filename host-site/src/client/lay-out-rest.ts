import { layoutDeferred } from '../lib/load-phase.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Parts per layout: less than 20 ms on a slow phone. */
const atOnce = 4;

/**
 * Lays out the deferred parts of a page once somebody scrolls: from then on positions count, and estimates of heights would
 * move the scrollbar. It waits for the browser to be idle, and input is handled in between. A visitor who
 * never scrolls does not pay for this layout.
 */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(layoutDeferred)) return;
  const start = () => {
    const deferred = [...document.querySelectorAll<HTMLElement>('.site-main > *, article, footer')];
    const next = () => {
      const parts = deferred.splice(0, atOnce);
      if (parts.length === 0) return classList.remove(layoutDeferred);
      for (const part of parts) part.style.contentVisibility = 'visible';
      // Forces the layout within this task.
      parts[0]?.getBoundingClientRect();
      // A timer and no idle callback for each task: without new frames, some browsers have one idle moment a second.
      setTimeout(next);
    };
    whenIdle(next);
  };
  if (scrollY > 0) start();
  else addEventListener('scroll', start, { once: true, passive: true });
}
