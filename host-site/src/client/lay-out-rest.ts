import { layoutDeferred } from '../lib/load-phase.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { onPageChange } from './page-change.ts';

/** Parts per layout: less than 20 ms on a slow phone. */
const atOnce = 4;

/**
 * Lays out the deferred parts of each page once somebody scrolls it: from then on positions count, and estimates of heights would
 * move the scrollbar. It waits for the browser to be idle, and input is handled in between. A visitor who
 * never scrolls does not pay for this layout.
 */
export function layOutRest(): void {
  let page = new AbortController();
  if (scrollY > 0) layOut(page.signal);
  else layOutOnceScrolled(page.signal);
  onPageChange(() => {
    page.abort();
    page = new AbortController();
    layOutOnceScrolled(page.signal);
  });
}

function layOutOnceScrolled(signal: AbortSignal): void {
  const onScroll = () => {
    // The jump back to the top that follows a link is no wish to read on.
    if (scrollY === 0) return;
    removeEventListener('scroll', onScroll);
    layOut(signal);
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
}

function layOut(signal: AbortSignal): void {
  const { classList } = document.documentElement;
  if (!classList.contains(layoutDeferred)) return;
  const deferred = [...document.querySelectorAll<HTMLElement>('.site-main > *, article, footer')];
  const next = () => {
    if (signal.aborted) return;
    const parts = deferred.splice(0, atOnce);
    if (parts.length === 0) return classList.remove(layoutDeferred);
    for (const part of parts) part.style.contentVisibility = 'visible';
    // Forces the layout within this task.
    parts[0]?.getBoundingClientRect();
    // A timer and no idle callback for each task: without new frames, some browsers have one idle moment a second.
    setTimeout(next);
  };
  whenIdle(next);
}
