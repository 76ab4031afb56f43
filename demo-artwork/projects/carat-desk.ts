import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, line, path, polygon, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip, figure } from '../ui/blocks.ts';
import { browser, card } from '../ui/frames.ts';

const p = createPalette('#0c1022', '#b7d4ff', '#c9a6ff', '#7ef0ff');

type Vertex = readonly [number, number];

/** One stone from above, cut out of light, with its entry in the ledger. */
export function caratDeskCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1080, 480, 760, p.b, 0.42],
      [180, 60, 700, p.c, 0.24],
    ]),
  );
  s.add(at(1050, 500, brilliant(s, 410)));
  s.add(card(s, { x: 110, y: 180, w: 460, h: 640 }, p, ledger(), 26));
  return s.toSvg();
}

/** Every carat has a giver and a receiver: the lot as a river. */
export function caratDeskDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [300, 940, 800, p.b, 0.34],
      [1350, 60, 700, p.c, 0.26],
    ]),
  );
  s.add(browser(s, { x: 110, y: 110, w: 1380, h: 780 }, p, 'desk.local/lot/4471', river(s)));
  return s.toSvg();
}

/** A round brilliant: table, stars, kites and girdle facets, each with its own tone. */
export function brilliant(s: Sheet, r: number): string {
  const at16 = (radius: number, step: number): Vertex => {
    const angle = (step * Math.PI) / 8 - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const tone = (seed: number) => {
    const share = 0.5 + 0.5 * Math.sin(seed * 2.399);
    return mix(mix('#1b2550', p.b, share * 0.8), mix(p.c, '#ffffff', 0.5), share * share * 0.8);
  };
  const facets: string[] = [];
  const facet = (seed: number, ...points: Vertex[]) =>
    facets.push(polygon(points, tone(seed), { stroke: alpha('#ffffff', 0.35), 'stroke-width': 2 }));
  for (let i = 0; i < 8; i += 1) {
    const k = i * 2;
    facet(i + 1, [0, 0], at16(r * 0.5, k - 1), at16(r * 0.5, k + 1));
    facet(i + 11, at16(r * 0.5, k - 1), at16(r * 0.5, k + 1), at16(r * 0.66, k));
    facet(i * 3 + 23, at16(r * 0.5, k + 1), at16(r * 0.66, k), at16(r * 0.97, k + 1), at16(r * 0.66, k + 2));
    facet(i + 37, at16(r * 0.66, k), at16(r, k), at16(r * 0.97, k + 1));
    facet(i * 2 + 51, at16(r * 0.66, k), at16(r, k), at16(r * 0.97, k - 1));
  }
  const shine = s.linear(
    [
      [0, alpha('#ffffff', 0.5)],
      [0.5, alpha('#ffffff', 0)],
    ],
    [0, 0, 1, 1],
  );
  return (
    circle(0, 30, r, '#02040c', { opacity: 0.6, filter: s.blur(46) }) +
    facets.join('') +
    circle(0, 0, r * 0.985, shine, { opacity: 0.6 }) +
    repeat(3, (i) => {
      const size = [70, 40, 26][i] ?? 20;
      return at(
        [250, -330, 340][i] ?? 0,
        [-300, 190, 130][i] ?? 0,
        path(
          `M0 ${-size}Q${size * 0.1} ${-size * 0.1} ${size} 0Q${size * 0.1} ${size * 0.1} 0 ${size}Q${-size * 0.1} ${size * 0.1} ${-size} 0Q${-size * 0.1} ${-size * 0.1} 0 ${-size}Z`,
          '#ffffff',
        ),
      );
    })
  );
}

function ledger(): string {
  const rows = [
    ['Planning', '2.410'],
    ['Sawing', '2.371'],
    ['Bruting', '2.048'],
    ['Polishing', '1.206'],
    ['Grading', '1.204'],
  ];
  return (
    text('Stone 4471-B', 40, 78, { size: 36, fill: p.text, weight: 600 }) +
    chip(40, 100, 'Round', p.a, 16) +
    chip(126, 100, 'VS1', p.b, 16) +
    chip(196, 100, 'F', p.c, 16) +
    rows
      .map(([stage = '', weight = ''], i) => {
        const y = 206 + i * 66;
        return (
          line(40, y + 24, 420, y + 24, alpha(p.line, 0.7), 1.5) +
          circle(50, y - 7, 8, i === 4 ? p.c : p.line) +
          text(stage, 76, y, { size: 22, fill: i === 4 ? p.text : p.quiet }) +
          text(weight, 420, y, { size: 22, fill: p.text, anchor: 'end' })
        );
      })
      .join('') +
    figure(40, 546, 'Accounted for', '2.410 of 2.410 ct', p, 32)
  );
}

function river(s: Sheet): string {
  const flow = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    h1: number,
    h2: number,
    from: string,
    to: string,
  ) => {
    const mid = (x1 + x2) / 2;
    return path(
      `M${x1} ${y1}C${mid} ${y1} ${mid} ${y2} ${x2} ${y2}V${y2 + h2}C${mid} ${y2 + h2} ${mid} ${y1 + h1} ${x1} ${y1 + h1}Z`,
      s.linear(
        [
          [0, alpha(from, 0.6)],
          [1, alpha(to, 0.6)],
        ],
        [0, 0, 1, 0],
      ),
    );
  };
  const node = (x: number, y: number, h: number, colour: string, name: string, value: string) =>
    rect(x, y, 18, h, colour, { rx: 6 }) +
    text(name, x + 34, y + 28, { size: 20, fill: p.text, weight: 600 }) +
    text(value, x + 34, y + 54, { size: 17, fill: p.quiet });
  const trays = repeat(
    14,
    (i) =>
      rect(60 + i * 90, 624, 74, 74, i === 9 ? alpha(p.c, 0.3) : p.panel, {
        rx: 14,
        stroke: i === 9 ? p.c : p.line,
        'stroke-width': 2,
      }) +
      polygon(
        [
          [97 + i * 90, 644],
          [111 + i * 90, 656],
          [97 + i * 90, 680],
          [83 + i * 90, 656],
        ],
        i < 10 ? mix(p.b, p.c, i / 10) : p.line,
      ),
  );
  return (
    text('Lot 4471', 60, 84, { size: 36, fill: p.text, weight: 600 }) +
    text('6.82 ct rough, three stones', 60, 120, { size: 19, fill: p.quiet }) +
    chip(1150, 58, 'Balanced', p.c, 18) +
    flow(78, 170, 470, 160, 150, 150, p.a, p.b) +
    flow(78, 320, 470, 350, 120, 120, p.a, p.b) +
    flow(78, 440, 470, 510, 70, 70, p.a, p.b) +
    flow(488, 160, 900, 150, 100, 100, p.b, p.c) +
    flow(488, 350, 900, 300, 76, 76, p.b, p.c) +
    flow(488, 510, 900, 420, 44, 44, p.b, p.c) +
    flow(488, 260, 900, 510, 50, 30, p.b, '#56618f') +
    flow(488, 426, 900, 540, 44, 26, p.b, '#56618f') +
    flow(488, 554, 900, 566, 26, 16, p.b, '#56618f') +
    node(60, 170, 340, p.a, 'Rough', '6.820') +
    node(470, 160, 150, p.b, 'Part A', '3.010') +
    node(470, 350, 120, p.b, 'Part B', '2.410') +
    node(470, 510, 70, p.b, 'Part C', '1.400') +
    node(900, 150, 100, p.c, '4471-A polished', '1.512') +
    node(900, 300, 76, p.c, '4471-B polished', '1.204') +
    node(900, 420, 44, p.c, '4471-C polished', '0.688') +
    node(900, 510, 72, '#56618f', 'Dust and pieces', '3.416') +
    trays
  );
}
