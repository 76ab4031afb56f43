import { alpha } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import type { Palette } from '../draw/palette.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { line, polygon, rect, stroke } from '../draw/svg.ts';
import { text, textWidth } from '../draw/type.ts';

export interface Figure {
  s: Sheet;
  p: Palette;
}

const grounds = {
  blue: ['#0c1430', '#7c9dff', '#63e0e8', '#ffcf7d'],
  violet: ['#140f2c', '#a98bff', '#ff93b8', '#ffdfae'],
  teal: ['#08202a', '#3fd4bd', '#a5e26a', '#ffe0a0'],
  warm: ['#1a1226', '#ffb04a', '#ff7d62', '#8fd0ff'],
} as const;

/** The ground that the figures within articles share: 1600 × 900, dark, with one quiet light. */
export function createFigure(tone: keyof typeof grounds): Figure {
  const [ground, a, b, c] = grounds[tone];
  const s = createSheet(1600, 900);
  s.add(rect(0, 0, 1600, 900, ground), glow(s, 1360, 60, 900, a, 0.2), glow(s, 140, 900, 760, b, 0.14));
  return { s, p: createPalette(ground, a, b, c) };
}

/** A rounded box with centred lines of text, the first one strong. */
export function box(
  { p }: Figure,
  [x, y, w, h]: readonly [number, number, number, number],
  words: readonly string[],
  color = p.line,
): string {
  const top = y + h / 2 - (words.length - 1) * 19 + 11;
  return (
    rect(x, y, w, h, alpha(color, 0.14), { rx: 22, stroke: color, 'stroke-width': 3 }) +
    words
      .map((word, i) =>
        text(word, x + w / 2, top + i * 40, {
          size: i === 0 ? 31 : 25,
          fill: i === 0 ? p.text : p.quiet,
          weight: i === 0 ? 600 : 500,
          anchor: 'middle',
        }),
      )
      .join('')
  );
}

/** A straight arrow, with a label beside its middle. */
export function arrow(
  { p }: Figure,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  label = '',
  color = p.a,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bx, by] = [x2 - ux * 26, y2 - uy * 26];
  const middle = (x1 + x2) / 2;
  const isFlat = Math.abs(uy) < 0.4;
  return (
    stroke(`M${x1} ${y1}L${bx} ${by}`, color, 5, { 'stroke-linecap': 'round' }) +
    polygon(
      [
        [x2, y2],
        [bx - uy * 13, by + ux * 13],
        [bx + uy * 13, by - ux * 13],
      ],
      color,
    ) +
    (label === ''
      ? ''
      : text(label, isFlat ? middle : middle + 24, (y1 + y2) / 2 + (isFlat ? -22 : 10), {
          size: 26,
          fill: p.quiet,
          anchor: isFlat ? 'middle' : 'start',
        }))
  );
}

/** One row of a bar chart: its name, the bar and its value. */
export function bar(
  { p }: Figure,
  { y, name, value, share, color }: { y: number; name: string; value: string; share: number; color: string },
): string {
  const width = Math.max(10, 940 * share);
  return (
    text(name, 120, y + 41, { size: 32, fill: p.text, weight: 600 }) +
    rect(430, y, 940, 56, alpha('#ffffff', 0.05), { rx: 14 }) +
    rect(430, y, width, 56, color, { rx: Math.min(14, width / 2) }) +
    text(value, 1480, y + 41, { size: 32, fill: p.text, weight: 600, anchor: 'end' })
  );
}

/** A dashed line at a height, with words at its right end. */
export function mark({ p }: Figure, y: number, label: string, color: string, x1 = 140, x2 = 1480): string {
  return (
    line(x1, y, x2, y, color, 4, { 'stroke-dasharray': '4 14', 'stroke-linecap': 'round' }) +
    rect(x2 - textWidth(label, 28, 600) - 24, y - 60, textWidth(label, 28, 600) + 24, 44, p.ground, {
      rx: 12,
    }) +
    text(label, x2 - 12, y - 28, { size: 28, fill: color, weight: 600, anchor: 'end' })
  );
}
