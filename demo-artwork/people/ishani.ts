import { mix } from '../draw/color.ts';
import { circle, path, repeat, stroke } from '../draw/svg.ts';
import { drawPortrait } from './portrait.ts';

const hair = '#23151f';

/** Long hair over one shoulder, a handloom kurta with a dupatta, gold rings. */
export function ishani(): string {
  return drawPortrait({
    ground: '#1c1233',
    halo: ['#ff8fa3', '#7b5cff'],
    skin: '#d79a72',
    hair,
    hairBack: () =>
      path(
        'M500 170C350 170 300 290 306 430C312 560 280 640 300 780C320 860 420 850 440 780L560 700C640 700 700 650 690 540C684 480 700 440 694 400C684 260 640 170 500 170Z',
        hair,
      ),
    hairFront: () =>
      path('M354 440C340 300 400 214 506 218C470 300 420 330 396 366C380 390 366 420 354 440Z', hair) +
      path('M646 450C664 300 604 208 490 216C540 296 600 330 622 372C634 396 640 424 646 450Z', hair) +
      path(
        'M330 470C290 600 300 720 340 820C380 860 440 830 430 760C400 700 356 600 366 470Z',
        mix(hair, '#6b3f4e', 0.35),
      ) +
      stroke(
        'M348 520C330 620 346 720 386 800M366 560C356 640 376 720 406 780',
        mix(hair, '#a0687a', 0.4),
        6,
        { 'stroke-linecap': 'round', opacity: 0.6 },
      ),
    clothes: (s) =>
      path(
        'M140 1000C150 830 270 760 420 730C440 780 470 800 500 800S560 780 580 730C730 760 850 830 860 1000Z',
        s.linear([
          [0, '#1f8a80'],
          [1, '#0f5a63'],
        ]),
      ) +
      path('M580 730C700 752 800 800 846 900L800 1000H610C640 900 630 800 580 730Z', '#f3b54a') +
      repeat(6, (i) => path(`M${640 + i * 30} ${812 + i * 26}l16 20l-16 20l-16 -20z`, '#b5283f')) +
      stroke('M420 734C440 800 470 826 500 826S560 800 580 734', '#f7e3b2', 10),
    extras: () =>
      circle(346, 506, 15, '#ffd166') + circle(654, 506, 15, '#ffd166') + circle(500, 352, 8, '#b5283f'),
  });
}
