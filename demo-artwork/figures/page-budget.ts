import { mix } from '../draw/color.ts';
import { circle, line, rect, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { smooth } from '../ui/charts.ts';
import type { Point } from '../ui/charts.ts';
import { createFigure, mark } from './figure-sheet.ts';

const shares: [name: string, kilobytes: number, color: string][] = [
  ['Pictures', 220, '#7c9dff'],
  ['Scripts', 90, '#63e0e8'],
  ['Fonts', 40, '#ffcf7d'],
  ['HTML', 20, '#ff9db0'],
  ['Styles', 15, '#b394ff'],
  ['Reserve', 15, '#4a5685'],
];

/** The 400 kilobytes as one bar, divided like a household’s money. */
export function pageBudgetShares(): string {
  const { s, p } = createFigure('blue');
  s.add(
    text('400 kB', 120, 210, { size: 92, fill: p.text, weight: 600 }),
    text('for everything on the first visit', 480, 208, { size: 34, fill: p.quiet }),
  );
  let x = 120;
  for (const [, kilobytes, color] of shares) {
    const width = (kilobytes / 400) * 1360;
    s.add(rect(x, 300, width - 6, 170, color, { rx: 14 }));
    if (kilobytes > 30)
      s.add(
        text(`${kilobytes}`, x + width / 2, 402, { size: 46, fill: p.ground, weight: 600, anchor: 'middle' }),
      );
    x += width;
  }
  for (const [i, [name, kilobytes, color]] of shares.entries()) {
    const [left, top] = [120 + (i % 3) * 470, 590 + Math.floor(i / 3) * 120];
    s.add(
      rect(left, top - 30, 36, 36, color, { rx: 9 }),
      text(name, left + 58, top, { size: 34, fill: p.text, weight: 600 }),
      text(`${kilobytes} kB`, left + 58, top + 44, { size: 28, fill: p.quiet }),
    );
  }
  return s.toSvg();
}

/** Twelve Fridays of one home page, and the week in which a photograph went over. */
export function pageBudgetWeeks(): string {
  const figure = createFigure('blue');
  const { s, p } = figure;
  const weights = [362, 368, 371, 366, 380, 384, 460, 391, 388, 372, 374, 369];
  const point = (kilobytes: number, i: number): Point => [170 + i * 116, 780 - (kilobytes - 300) * 3.4];
  const points = weights.map(point);
  s.add(
    text('Weight of the home page, by Friday', 120, 130, { size: 40, fill: p.text, weight: 600 }),
    ...[300, 350].map((level) =>
      line(140, 780 - (level - 300) * 3.4, 1480, 780 - (level - 300) * 3.4, p.line, 2),
    ),
    ...[300, 350, 400].map((level) =>
      text(`${level}`, 122, 790 - (level - 300) * 3.4, { size: 26, fill: p.quiet, anchor: 'end' }),
    ),
    mark(figure, 440, 'budget', p.c),
    stroke(smooth(points), p.a, 7, { 'stroke-linecap': 'round' }),
    ...points.map(([x, y], i) =>
      circle(x, y, i === 6 ? 18 : 9, i === 6 ? '#ff7d8e' : mix(p.a, '#ffffff', 0.4)),
    ),
    text('one photograph too many', 905, 224, { size: 32, fill: '#ff9dab', weight: 600 }),
    ...weights.map((_, i) =>
      text(`${i + 1}`, 170 + i * 116, 836, { size: 26, fill: p.quiet, anchor: 'middle' }),
    ),
  );
  return s.toSvg();
}
