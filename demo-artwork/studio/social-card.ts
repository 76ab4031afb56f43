import { alpha } from '../draw/color.ts';
import { createSheet } from '../draw/sheet.ts';
import { el, group, rect } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { brand, lockup, markPaints } from './brand.ts';

/** Picture of a shared link, over the hero picture given as a data URI. */
export function socialCard(heroUri: string): string {
  const s = createSheet(1200, 630);
  const shade = s.linear(
    [
      [0, alpha(brand.ground, 0.97)],
      [0.44, alpha(brand.ground, 0.86)],
      [1, alpha(brand.ground, 0.05)],
    ],
    [0, 0, 1, 0],
  );
  s.add(
    markPaints(),
    el('image', {
      href: heroUri,
      x: 260,
      y: -20,
      width: 1072,
      height: 670,
      preserveAspectRatio: 'xMidYMid slice',
    }),
  );
  s.add(rect(0, 0, 1200, 630, shade), lockup(72, 66, 72));
  s.add(
    group(
      {},
      ['We create', 'digital', 'experiences']
        .map((row, i) => text(row, 72, 292 + i * 84, { size: 80, fill: '#f4f6ff', weight: 600 }))
        .join(''),
    ),
  );
  s.add(
    text('Web and software studio in Patan, Gujarat', 72, 556, { size: 27, fill: '#b9c5ea', weight: 500 }),
  );
  return s.toSvg();
}
