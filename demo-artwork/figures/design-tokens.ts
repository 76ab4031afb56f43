import { alpha } from '../draw/color.ts';
import { rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { arrow, createFigure } from './figure-sheet.ts';

/** Paint, roles and the few values of components. */
export function designTokensLayers(): string {
  const figure = createFigure('violet');
  const { s, p } = figure;
  const layers: [name: string, note: string, items: string[]][] = [
    ['Paint', 'raw values, for nobody', ['blue-500', 'blue-600', 'ink-900', 'ink-800', 'red-400']],
    ['Roles', 'what something does', ['surface', 'raised', 'text', 'accent', 'danger']],
    ['Parts', 'only where they differ', ['button-height', 'card-radius']],
  ];
  s.add(
    ...layers.map(([name, note, items], row) => {
      const y = 640 - row * 270;
      return [
        rect(90, y, 1420, 190, alpha(p.a, 0.06 + row * 0.05), { rx: 26 }),
        text(name, 140, y + 92, { size: 48, fill: p.text, weight: 600 }),
        text(note, 140, y + 138, { size: 25, fill: p.quiet }),
        ...items.map((item, i) =>
          [
            rect(490 + i * 200, y + 55, 184, 80, alpha(row === 1 ? p.b : p.a, 0.24), { rx: 18 }),
            text(item, 582 + i * 200, y + 104, { size: 24, fill: p.text, anchor: 'middle' }),
          ].join(''),
        ),
      ].join('');
    }),
    arrow(figure, [582, 632, 582, 568], '', p.c),
    arrow(figure, [782, 632, 782, 568], '', p.c),
    arrow(figure, [582, 362, 582, 298], '', p.c),
  );
  return s.toSvg();
}

/** Forty-one greys, two of which differ in a digit. */
export function designTokensGreys(): string {
  const { s, p } = createFigure('violet');
  const columns = 9;
  s.add(
    repeat(41, (i) => {
      const level = 40 + i * 4;
      const tone = `rgb(${level},${level + (i % 3) * 3},${level + (i % 5) * 4})`;
      return rect(100 + (i % columns) * 156, 80 + Math.floor(i / columns) * 140, 140, 124, tone, { rx: 18 });
    }),
    rect(556, 348, 164, 148, 'none', { rx: 26, stroke: p.c, 'stroke-width': 6 }),
    text('why?', 640, 440, { size: 42, fill: p.c, weight: 600, anchor: 'middle' }),
    text('41 greys', 960, 740, { size: 62, fill: p.text, weight: 600 }),
    text('two of them one digit apart', 962, 790, { size: 28, fill: p.quiet }),
  );
  return s.toSvg();
}
