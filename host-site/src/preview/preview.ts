import { layoutDeferred } from '../lib/load-phase.ts';
import { keepInside } from './keep-inside.ts';

layOutAtOnce();
keepInside();

/** In a frame of the console a page goes on where the one before it was scrolled to: all of it has to be laid out. */
function layOutAtOnce(): void {
  if (window.top !== window) document.documentElement.classList.remove(layoutDeferred);
}
