import { alpha } from '../draw/color.ts';
import { createLightPalette, createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import { at, circle, group, line, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip } from '../ui/blocks.ts';
import { browser, card, shadow } from '../ui/frames.ts';
import { brilliant } from './carat-desk.ts';

const p = createPalette('#0c1022', '#b7d4ff', '#c9a6ff', '#7ef0ff');
const paper = createLightPalette('#f7f1e3', '#2b2440', '#6a4fb3', '#a9791c', '#2f6f8f');

/** The evening tally: every tray is in, and the sum is zero. */
export function caratDeskTally(): string {
  const s = createSheet(1600, 1000);
  const rows = [
    ['Planning', '312.40', '312.40', '0.00'],
    ['Sawing', '298.15', '297.90', '−0.25'],
    ['Polishing', '184.62', '184.62', '0.00'],
    ['Grading', '121.08', '121.08', '0.00'],
  ];
  const columns = [1010, 1180, 1330];
  s.add(
    backdrop(s, p, [
      [1300, 160, 800, p.b, 0.36],
      [160, 900, 700, p.c, 0.22],
    ]),
    browser(
      s,
      { x: 110, y: 100, w: 1380, h: 800 },
      p,
      'desk.local/evening',
      text('Evening tally', 56, 100, { size: 46, fill: p.text, weight: 600 }) +
        chip(1090, 60, '48 of 48 trays', p.c, 24) +
        ['Given', 'Returned', 'Loss']
          .map((word, i) => text(word, columns[i] ?? 0, 190, { size: 24, fill: p.quiet, anchor: 'end' }))
          .join('') +
        rows
          .map(([name = '', ...values], i) => {
            const y = 214 + i * 112;
            return (
              rect(40, y, 1300, 94, i === 1 ? alpha(p.b, 0.16) : p.panel, { rx: 20 }) +
              circle(92, y + 47, 15, i === 1 ? p.b : p.c) +
              text(name, 136, y + 58, { size: 33, fill: p.text, weight: 600 }) +
              values
                .map((value, at) =>
                  text(value, columns[at] ?? 0, y + 58, {
                    size: 31,
                    fill: i === 1 && at === 2 ? p.b : p.text,
                    weight: 600,
                    anchor: 'end',
                  }),
                )
                .join('')
            );
          })
          .join('') +
        text('Sawing dust of lot 4471, signed by Rameshbhai and Ketan', 136, 700, {
          size: 26,
          fill: p.quiet,
        }),
    ),
  );
  return s.toSvg();
}

/** One scan and one weight: the screen beside the scales. */
export function caratDeskScales(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [800, 420, 800, p.c, 0.26],
      [200, 900, 640, p.b, 0.3],
    ]),
    card(
      s,
      { x: 360, y: 130, w: 880, h: 740 },
      p,
      text('Tray 31', 64, 112, { size: 44, fill: p.text, weight: 600 }) +
        chip(620, 72, 'scanned', p.c, 25) +
        at(440, 272, group({ transform: 'scale(0.31)' }, brilliant(s, 410))) +
        text('2.418 ct', 440, 544, { size: 108, fill: p.text, weight: 600, anchor: 'middle' }) +
        rect(64, 600, 364, 96, p.c, { rx: 26 }) +
        text('Give', 246, 662, { size: 40, fill: p.ground, weight: 600, anchor: 'middle' }) +
        rect(452, 600, 364, 96, p.raised, { rx: 26 }) +
        text('Weigh again', 634, 662, { size: 40, fill: p.text, weight: 600, anchor: 'middle' }),
      36,
    ),
  );
  return s.toSvg();
}

/** A paper chit with its folds, and the four fields that they became. */
export function caratDeskChit(): string {
  const s = createSheet(1600, 1000);
  const chit = { x: 210, y: 220, w: 470, h: 560 };
  const fields = ['Priority', 'Fragile', 'Second look', 'Partner’s stone'];
  s.add(
    backdrop(s, p, [
      [300, 300, 760, p.b, 0.3],
      [1400, 800, 700, p.c, 0.22],
    ]),
    group(
      { transform: 'rotate(-5 445 500)' },
      shadow(s, chit, 4),
      rect(chit.x, chit.y, chit.w, chit.h, paper.ground, { rx: 4 }),
      polygon(
        [
          [chit.x + chit.w - 120, chit.y],
          [chit.x + chit.w, chit.y + 120],
          [chit.x + chit.w - 120, chit.y + 120],
        ],
        '#ddd2b8',
      ),
      line(chit.x, 420, chit.x + chit.w, 420, '#cfc3a6', 3),
      line(chit.x + 235, chit.y, chit.x + 235, chit.y + chit.h, '#cfc3a6', 3),
      text('4471 / 3', 250, 320, { size: 46, fill: paper.text, weight: 600 }),
      repeat(3, (i) =>
        stroke(`M250 ${490 + i * 74}q40 -34 84 0t84 0t84 0t${60 - i * 30} -8`, paper.a, 5, {
          'stroke-linecap': 'round',
        }),
      ),
    ),
    ...fields.map((name, i) =>
      [
        line(720, 470 + i * 20, 930, 258 + i * 162, alpha(p.c, 0.7), 4, {
          'stroke-dasharray': '3 14',
          'stroke-linecap': 'round',
        }),
        rect(940, 202 + i * 162, 450, 112, p.raised, { rx: 26 }),
        circle(1000, 258 + i * 162, 16, i % 2 ? p.b : p.c),
        text(name, 1044, 271 + i * 162, { size: 38, fill: p.text, weight: 600 }),
      ].join(''),
    ),
  );
  return s.toSvg();
}
