import { alpha } from '../draw/color.ts';
import { circle, el, line, path, rect, repeat } from '../draw/svg.ts';

/** Stands where a picture is missing: a frame, a hill and threads, all of it quiet. */
export function placeholder(): string {
  const ground = '#10172b';
  const ink = '#33406a';
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 1600,
      height: 1000,
      viewBox: '0 0 1600 1000',
      role: 'img',
      'aria-label': 'No picture',
    },
    rect(0, 0, 1600, 1000, ground),
    repeat(21, (i) => line(i * 80, 0, i * 80, 1000, alpha('#8fa6ff', 0.05), 2)),
    repeat(13, (i) => line(0, i * 80, 1600, i * 80, alpha('#8fa6ff', 0.05), 2)),
    rect(600, 340, 400, 320, ground, { rx: 32, stroke: ink, 'stroke-width': 10 }),
    circle(900, 440, 34, ink),
    path(
      'M640 610l110 -130a18 18 0 0 1 28 0l74 88l34 -38a18 18 0 0 1 27 0l70 80v18a12 12 0 0 1 -12 12H652a12 12 0 0 1 -12 -12z',
      ink,
    ),
  );
}
