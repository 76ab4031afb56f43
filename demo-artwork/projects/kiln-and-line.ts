import { mix } from '../draw/color.ts';
import { createLightPalette, createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, path, polygon, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button, chip, figure } from '../ui/blocks.ts';
import { browser, card } from '../ui/frames.ts';

const p = createPalette('#0d1a24', '#e2784f', '#f2d5b8', '#4bb3a7');
const paper = createLightPalette('#f3ede6', '#1c2a33', '#c9592f', '#e0a45c', '#2c7d77');
const glaze = ['#e2784f', '#f2d5b8', '#1f5c63', '#4bb3a7', '#123642', '#b84a2b'];

/** A floor in isometric view, half of it laid. */
export function kilnAndLineCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [300, 80, 760, p.a, 0.32],
      [1450, 960, 780, p.c, 0.34],
    ]),
  );
  s.add(group({ transform: 'translate(900 40) scale(1 0.58) rotate(45)' }, floor(s)));
  s.add(card(s, { x: 110, y: 190, w: 440, h: 600 }, p, estimate(s), 26));
  return s.toSvg();
}

/** The catalogue, page after page of glaze. */
export function kilnAndLineDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1400, 80, 760, p.a, 0.36],
      [160, 1000, 760, p.c, 0.3],
    ]),
  );
  s.add(
    browser(s, { x: 140, y: 110, w: 1320, h: 960 }, paper, 'kiln-and-line.example/catalogue', catalogue(s)),
  );
  return s.toSvg();
}

function floor(s: Sheet): string {
  const size = 118;
  const cells: string[] = [];
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const [x, y] = [column * size, row * size];
      const laid = row + column < 13 || row < 4;
      cells.push(
        laid
          ? at(
              x,
              y,
              tile((row * 3 + column * 2) % 6 === 0 ? 2 : (row + column) % 2, size - 5, (row + column) % 4),
            )
          : rect(x, y, size - 5, size - 5, 'none', {
              stroke: p.line,
              'stroke-width': 3,
              'stroke-dasharray': '10 10',
            }),
      );
    }
  }
  return (
    rect(30, 40, 1200, 1200, '#01040a', { opacity: 0.5, filter: s.blur(40) }) +
    rect(-8, -8, 1190, 1190, mix(p.ground, '#ffffff', 0.08)) +
    cells.join('')
  );
}

/** Six families of pattern on one square, turned by quarters. */
function tile(kind: number, size: number, turn: number): string {
  const half = size / 2;
  const colour = (i: number) => glaze[(i + kind) % glaze.length] ?? p.a;
  const shapes: Record<number, string> = {
    0:
      path(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, colour(0)) +
      path(`M0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z`, colour(4)),
    1:
      polygon(
        [
          [0, 0],
          [size, 0],
          [0, size],
        ],
        colour(1),
      ) + circle(half, half, size * 0.2, colour(4)),
    2: circle(half, half, half * 0.86, colour(1)) + circle(half, half, half * 0.5, colour(3)),
    3: path(
      `M0 ${half}A${half} ${half} 0 0 1 ${half} 0V${half}ZM${half} ${half}H${size}A${half} ${half} 0 0 1 ${half} ${size}Z`,
      colour(0),
    ),
    4:
      polygon(
        [
          [half, 0],
          [size, half],
          [half, size],
          [0, half],
        ],
        colour(2),
      ) +
      polygon(
        [
          [half, half * 0.5],
          [half * 1.5, half],
          [half, half * 1.5],
          [half * 0.5, half],
        ],
        colour(0),
      ),
    5: repeat(4, (i) => rect((i * size) / 4, 0, size / 8, size, colour(i % 2))),
  };
  return group(
    { transform: `rotate(${turn * 90} ${half} ${half})` },
    rect(0, 0, size, size, colour(kind === 1 ? 3 : 5)),
    shapes[kind] ?? '',
  );
}

function estimate(s: Sheet): string {
  return (
    text('Verandah', 40, 80, { size: 38, fill: p.text, weight: 600 }) +
    text('4.20 m by 4.20 m, 2 mm joint', 40, 116, { size: 19, fill: p.quiet }) +
    figure(40, 176, 'Whole tiles', '182', p, 44) +
    figure(230, 176, 'Cut pieces', '26', p, 44) +
    line(40, 266, 400, 266, p.line) +
    repeat(
      3,
      (i) =>
        text(['Boxes', 'Pallets', 'Freight, Ahmedabad'][i] ?? '', 40, 316 + i * 50, {
          size: 20,
          fill: p.quiet,
        }) +
        text(['24', '1', '₹3,150'][i] ?? '', 400, 316 + i * 50, {
          size: 20,
          fill: p.text,
          weight: 600,
          anchor: 'end',
        }),
    ) +
    rect(40, 452, 360, 10, p.line, { rx: 5 }) +
    rect(
      40,
      452,
      312,
      10,
      s.linear(
        [
          [0, p.a],
          [1, p.b],
        ],
        [0, 0, 1, 0],
      ),
      { rx: 5 },
    ) +
    button(40, 500, 'Request quotation', p.a, '#2b0f04', 20)
  );
}

function catalogue(s: Sheet): string {
  const names = [
    'Kutch Arc',
    'Half Moon',
    'Well Stone',
    'Twin Bay',
    'Diamond',
    'Loom Stripe',
    'Sindoor',
    'Lagoon',
  ];
  return (
    text('640 designs', 56, 86, { size: 40, fill: paper.text, weight: 600 }) +
    ['Floor', 'Wall', 'Outdoor', '600 x 600', 'Matt']
      .map((label, i) => chip(560 + i * 142, 58, label, i === 0 ? paper.a : paper.quiet, 18))
      .join('') +
    names
      .map((name, i) => {
        const [x, y] = [56 + (i % 4) * 304, 136 + Math.floor(i / 4) * 396];
        const clip = s.clip(rect(0, 0, 280, 280, '#000', { rx: 12 }));
        return at(
          x,
          y,
          group(
            { 'clip-path': clip },
            repeat(16, (k) =>
              at(
                (k % 4) * 70,
                Math.floor(k / 4) * 70,
                tile(i % 6, 70, [0, 1, 3, 2][(k + Math.floor(k / 4) * (i > 3 ? 1 : 2)) % 4] ?? 0),
              ),
            ),
          ),
          text(name, 0, 318, { size: 22, fill: paper.text, weight: 600 }),
          text(['4 finishes', '2 finishes', '3 finishes'][i % 3] ?? '', 0, 346, {
            size: 17,
            fill: paper.quiet,
          }),
        );
      })
      .join('')
  );
}
