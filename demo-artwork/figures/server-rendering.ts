import { alpha } from '../draw/color.ts';
import { line, rect } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { arrow, box, createFigure } from './figure-sheet.ts';

/** A request, and the two ways to its page. */
export function serverRenderingFlow(): string {
  const figure = createFigure('blue');
  const { s, p } = figure;
  s.add(
    box(figure, [100, 360, 300, 160], ['Request', '/projects/12'], p.c),
    arrow(figure, [412, 440, 548, 440]),
    box(figure, [560, 340, 400, 200], ['Same revision', 'as the kept page?'], p.a),
    arrow(figure, [760, 328, 760, 222], 'yes'),
    box(figure, [560, 80, 400, 130], ['Kept bytes', 'under 1 ms'], p.b),
    arrow(figure, [760, 552, 760, 658], 'no'),
    box(figure, [560, 670, 400, 130], ['Read, render, keep', '4 ms'], p.b),
    arrow(figure, [972, 145, 1188, 400]),
    arrow(figure, [972, 735, 1188, 480]),
    box(figure, [1200, 360, 300, 160], ['Page', 'true status'], p.c),
  );
  return s.toSvg();
}

/** One visit on the reference phone: words first, the script when nobody waits for it. */
export function serverRenderingVisit(): string {
  const { s, p } = createFigure('blue');
  const at = (seconds: number) => 360 + seconds * 360;
  const rows: [name: string, from: number, to: number, color: string][] = [
    ['HTML', 0.3, 0.55, p.a],
    ['Font', 0.58, 0.85, p.c],
    ['Picture', 0.58, 1.4, p.b],
    ['Script', 1.6, 2.3, '#b394ff'],
    ['Hydration', 2.3, 2.7, '#ff9db0'],
  ];
  s.add(
    ...[0, 1, 2, 3].map((second) =>
      [
        line(at(second), 150, at(second), 800, p.line, 2),
        text(`${second} s`, at(second), 848, { size: 28, fill: p.quiet, anchor: 'middle' }),
      ].join(''),
    ),
    ...rows.map(([name, from, to, color], i) =>
      [
        text(name, 120, 237 + i * 118, { size: 34, fill: p.text, weight: 600 }),
        rect(at(from), 190 + i * 118, at(to) - at(from), 66, color, { rx: 14 }),
      ].join(''),
    ),
    line(at(0.9), 120, at(0.9), 800, p.text, 4),
    text('largest text, 0.9 s', at(0.9) + 18, 140, { size: 30, fill: p.text, weight: 600 }),
    rect(at(1.5) - 2, 160, 4, 640, alpha(p.text, 0.5)),
    text('load', at(1.5) + 14, 790, { size: 26, fill: p.quiet }),
  );
  return s.toSvg();
}
