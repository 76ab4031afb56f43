import { alpha } from '../draw/color.ts';
import { line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { bar, createFigure } from './figure-sheet.ts';

/** Six files of one photograph, each as long as it is heavy. */
export function imagePipelineFiles(): string {
  const figure = createFigure('teal');
  const { s, p } = figure;
  const files: [name: string, value: number, color: string][] = [
    ['1200 WebP', 148, p.b],
    ['1200 AVIF', 96, p.a],
    ['800 WebP', 74, p.b],
    ['800 AVIF', 51, p.a],
    ['480 WebP', 33, p.b],
    ['480 AVIF', 22, p.a],
  ];
  s.add(
    text('One photograph of 4.1 MB, cut once', 120, 140, { size: 42, fill: p.text, weight: 600 }),
    ...files.map(([name, value, color], i) =>
      bar(figure, { y: 220 + i * 100, name, value: `${value} kB`, share: value / 160, color }),
    ),
  );
  return s.toSvg();
}

/** A card that is 360 px wide, and the file that came for it without `sizes`. */
export function imagePipelineSizes(): string {
  const { s, p } = createFigure('teal');
  const outline = (x: number, y: number, w: number, h: number, color: string, label: string) =>
    rect(x, y, w, h, alpha(color, 0.12), { rx: 20, stroke: color, 'stroke-width': 4 }) +
    text(label, x + w - 28, y + h - 30, { size: 32, fill: color, weight: 600, anchor: 'end' });
  s.add(
    text('Fetched without sizes', 130, 120, { size: 34, fill: p.quiet }),
    outline(120, 150, 1080, 675, p.c, '1200 × 750'),
    outline(120, 150, 432, 270, p.b, '480 × 300'),
    rect(120, 150, 324, 202, p.a, { rx: 20 }),
    text('The card', 282, 246, { size: 38, fill: p.ground, weight: 600, anchor: 'middle' }),
    text('360 × 225', 282, 290, { size: 28, fill: p.ground, anchor: 'middle' }),
    ...[
      ['11×', 'the pixels of the card', p.c],
      ['1.8×', 'with sizes', p.b],
    ].map(([value = '', label = '', color = ''], i) =>
      [
        text(value, 1260, 300 + i * 230, { size: 92, fill: color, weight: 600 }),
        text(label, 1264, 350 + i * 230, { size: 26, fill: p.quiet }),
      ].join(''),
    ),
  );
  return s.toSvg();
}

/** The factory’s site before and after a day and a half. */
export function imagePipelineRescue(): string {
  const { s, p } = createFigure('teal');
  s.add(
    text('The factory’s home page', 120, 140, { size: 42, fill: p.text, weight: 600 }),
    text('Before', 120, 260, { size: 32, fill: p.quiet }),
    text('14 MB', 1480, 260, { size: 44, fill: p.c, weight: 600, anchor: 'end' }),
    repeat(14, (i) => rect(120 + i * 97, 290, 91, 170, alpha(p.c, 0.86 - i * 0.035), { rx: 12 })),
    text('After', 120, 580, { size: 32, fill: p.quiet }),
    rect(120, 610, 58, 170, p.a, { rx: 12 }),
    text('610 kB', 212, 716, { size: 64, fill: p.a, weight: 600 }),
    line(120, 520, 1480, 520, p.line, 2),
    text('no line of script was changed', 520, 712, { size: 30, fill: p.quiet }),
  );
  return s.toSvg();
}
