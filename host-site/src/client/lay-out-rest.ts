import { layoutDeferred } from '../lib/load-phase.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Lays out the deferred parts of a page one by one when the browser is idle, so that input is handled in between. */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(layoutDeferred)) return;
  const deferred = [...document.querySelectorAll<HTMLElement>('.site-main > *, article, footer')];
  const next = () => {
    const part = deferred.shift();
    if (!part) return classList.remove(layoutDeferred);
    part.style.contentVisibility = 'visible';
    // Forces the layout within this task.
    part.getBoundingClientRect();
    // A timer and no idle callback for each part: without new frames, some browsers have one idle moment a second.
    setTimeout(next);
  };
  whenIdle(next);
}
