import { layoutDeferred } from '../lib/load-phase.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { onPageChange } from './page-change.ts';

/** Sections per layout: less than 20 ms on a slow phone. */
const batchSize = 4;

/**
 * Lays out the deferred sections of each page once it is scrolled: from then on estimated heights would move the
 * scrollbar. Works in idle time, in batches, so that input is handled in between.
 */
export function showDeferredSections(): void {
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
    // Following a link jumps to the top, which is no scroll of the visitor.
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
    const parts = deferred.splice(0, batchSize);
    if (parts.length === 0) return classList.remove(layoutDeferred);
    for (const part of parts) part.style.contentVisibility = 'visible';
    // Forces the layout within this task.
    parts[0]?.getBoundingClientRect();
    // A timer and no idle callback for each task: without new frames, some browsers have one idle moment a second.
    setTimeout(next);
  };
  whenIdle(next);
}
