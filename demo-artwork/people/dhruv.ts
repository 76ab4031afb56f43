import { alpha, mix } from '../draw/color.ts';
import { line, path, rect, stroke } from '../draw/svg.ts';
import { drawPortrait } from './portrait.ts';

const hair = '#1d1a22';

/** Short hair with a wave, a trimmed beard, round-cornered glasses, an indigo overshirt. */
export function dhruv(): string {
  return drawPortrait({
    ground: '#0b1838',
    halo: ['#5ee7f0', '#3f6bff'],
    skin: '#b97b55',
    hair,
    hairBack: () => path('M350 420C330 260 400 190 510 190S676 270 650 420Z', hair),
    hairFront: () =>
      path(
        'M352 400C340 300 372 222 470 200C560 176 664 210 660 300C660 340 652 370 646 400C636 350 616 320 590 306C520 330 440 320 400 306C374 326 362 360 352 400Z',
        hair,
      ) +
      stroke(
        'M410 250C470 220 540 222 600 250M396 280C460 250 560 252 620 284',
        mix(hair, '#6d6f8c', 0.4),
        6,
        { 'stroke-linecap': 'round', opacity: 0.55 },
      ),
    clothes: (s) =>
      path(
        'M130 1000C140 840 260 770 424 732L500 850L576 732C740 770 860 840 870 1000Z',
        s.linear([
          [0, '#34509c'],
          [1, '#1e2f66'],
        ]),
      ) +
      path('M424 732L500 850L576 732L590 760C580 840 540 900 500 1000C460 900 420 840 410 760Z', '#f1f4ff') +
      path('M424 726L500 850L420 900L366 760Z', '#415fb4') +
      path('M576 726L500 850L580 900L634 760Z', '#2c4488') +
      line(500, 850, 500, 1000, alpha('#10204f', 0.5), 4) +
      rect(610, 880, 100, 80, alpha('#0f1d49', 0.35), { rx: 8 }),
    extras: () =>
      path(
        'M364 440C366 540 400 650 500 652S634 540 636 440C626 490 612 520 590 530C560 512 440 512 410 530C388 520 374 490 364 440Z',
        hair,
        { opacity: 0.96 },
      ) +
      path('M446 560Q500 586 554 560Q538 600 500 600T446 560Z', '#8c2f3a') +
      path('M460 563Q500 578 540 563Q536 577 500 578T460 563Z', '#ffffff') +
      rect(388, 396, 102, 78, alpha('#ffffff', 0.14), { rx: 30, stroke: '#f6d9a0', 'stroke-width': 8 }) +
      rect(510, 396, 102, 78, alpha('#ffffff', 0.14), { rx: 30, stroke: '#f6d9a0', 'stroke-width': 8 }) +
      stroke('M490 426q10 -9 20 0M388 424L352 414M612 424L648 414', '#f6d9a0', 8, {
        'stroke-linecap': 'round',
      }),
  });
}
