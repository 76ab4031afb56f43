import { mix } from '../draw/color.ts';
import { circle, path, repeat, stroke } from '../draw/svg.ts';
import { drawPortrait } from './portrait.ts';

const hair = '#2b1a1c';

/** A loosely worn scarf with a printed border, side-parted hair, a mustard shirt. */
export function farida(): string {
  return drawPortrait({
    ground: '#0c2630',
    halo: ['#ffd27a', '#1f9d8f'],
    skin: '#e0aa80',
    hair,
    hairBack: (s) =>
      path(
        'M500 150C330 150 272 290 284 440C292 580 250 660 236 790C330 860 670 860 764 790C750 660 708 580 716 440C728 290 670 150 500 150Z',
        s.linear([
          [0, '#e2526b'],
          [1, '#a32c52'],
        ]),
      ),
    hairFront: (s) =>
      path('M356 450C340 320 390 232 500 224C460 280 410 310 388 352C370 388 362 420 356 450Z', hair) +
      path('M644 450C668 320 610 224 478 226C520 290 596 312 618 356C632 388 640 420 644 450Z', hair) +
      path(
        'M500 150C330 150 272 290 284 440C288 520 276 580 262 640C300 640 340 600 346 520C338 400 352 240 500 222C648 240 662 400 654 520C660 600 700 640 738 640C724 580 712 520 716 440C728 290 670 150 500 150Z',
        s.linear([
          [0, '#f0667c'],
          [1, '#b8335a'],
        ]),
      ) +
      stroke('M340 520C332 400 350 234 500 214C650 234 668 400 660 520', '#ffd9a0', 9, {
        'stroke-linecap': 'round',
      }) +
      repeat(9, (i) => {
        const angle = Math.PI + (i + 0.5) * (Math.PI / 9);
        return circle(500 + 186 * Math.cos(angle), 400 + 214 * Math.sin(angle), 7, '#ffd9a0');
      }),
    clothes: (s) =>
      path(
        'M130 1000C140 850 270 780 420 740C440 780 470 800 500 800S560 780 580 740C730 780 860 850 870 1000Z',
        s.linear([
          [0, '#e8b04a'],
          [1, '#b97a22'],
        ]),
      ) +
      path(
        'M262 640C300 700 380 730 500 740C620 730 700 700 738 640C770 720 740 800 660 840C560 880 400 880 320 830C250 790 236 720 262 640Z',
        s.linear([
          [0, '#d8466a'],
          [1, '#8f2650'],
        ]),
      ) +
      stroke(
        'M290 730C370 800 600 810 704 730M330 800C420 850 560 850 640 806',
        mix('#d8466a', '#3d0f2b', 0.5),
        7,
        { 'stroke-linecap': 'round', opacity: 0.6 },
      ) +
      path('M560 850C600 880 640 940 640 1000H540C540 940 540 890 560 850Z', '#c03c62') +
      repeat(3, (i) => circle(590, 900 + i * 34, 9, '#ffd9a0')),
    extras: () => '',
  });
}
