import { whenIdle } from '../lib/when-idle.ts';

/**
 * Lays out what a page that was just opened left for later (`.fresh` in the site's styles), part by part once the
 * browser is idle, so that no touch waits. From then on every place of the page is exact.
 */
export function layOutRest(): void {
  const { classList } = document.documentElement;
  if (!classList.contains('fresh')) return;
  const asleep = [...document.querySelectorAll<HTMLElement>('.site-main > *, article, footer')];
  const next = () => {
    const part = asleep.shift();
    if (!part) return classList.remove('fresh');
    part.style.contentVisibility = 'visible';
    // Asked for here, the layout is part of this task.
    part.getBoundingClientRect();
    // No idle moment for each: of a page that shows nothing new, some browsers have only one a second.
    setTimeout(next);
  };
  whenIdle(next);
}
