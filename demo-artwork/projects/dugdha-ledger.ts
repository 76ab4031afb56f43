import { alpha } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, path, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip, figure } from '../ui/blocks.ts';
import { areaChart, barChart, gridLines } from '../ui/charts.ts';
import { browser, card } from '../ui/frames.ts';

const p = createPalette('#071a22', '#5ee6c5', '#f4f1e4', '#3fa7ff');

const members = [
  ['0142', 'Kanta P.', '6.4', '4.1', '8.6'],
  ['0097', 'Ramesh C.', '11.2', '6.8', '9.0'],
  ['0233', 'Savita D.', '4.8', '4.4', '8.5'],
  ['0318', 'Bharat M.', '8.1', '7.1', '9.1'],
  ['0056', 'Hansa R.', '5.5', '3.9', '8.4'],
  ['0271', 'Jivan T.', '9.7', '6.5', '8.9'],
];

/** The counter's day view, poured over by milk. */
export function dugdhaLedgerCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1350, 60, 800, p.a, 0.36],
      [120, 760, 700, p.c, 0.3],
    ]),
  );
  s.add(milk(s));
  s.add(browser(s, { x: 300, y: 120, w: 1180, h: 720 }, p, 'ledger.dugdha-ledger.example', dayView(s)));
  s.add(card(s, { x: 120, y: 560, w: 380, h: 300 }, p, reading(s)));
  return s.toSvg();
}

/** Eleven keys and the slip that they print. */
export function dugdhaLedgerDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [300, 120, 820, p.c, 0.34],
      [1420, 900, 760, p.a, 0.36],
    ]),
  );
  s.add(
    group({ transform: 'rotate(-6 520 520)' }, card(s, { x: 230, y: 110, w: 600, h: 800 }, p, keypad(s), 36)),
  );
  s.add(group({ transform: 'rotate(5 1130 520)' }, slip(s, 930, 90)));
  return s.toSvg();
}

function dayView(s: Sheet): string {
  return (
    rect(0, 0, 210, 700, p.panel) +
    repeat(
      6,
      (i) =>
        rect(32, 60 + i * 54, 14, 14, i === 0 ? p.a : p.line, { rx: 4 }) +
        text(['Collection', 'Members', 'Slips', 'Rates', 'Accounts', 'Devices'][i] ?? '', 60, 73 + i * 54, {
          size: 16,
          fill: i === 0 ? p.text : p.quiet,
        }),
    ) +
    text('Morning collection', 256, 74, { size: 30, fill: p.text, weight: 600 }) +
    chip(1010, 46, 'Synced 6:12', p.a, 15) +
    figure(256, 122, 'Litres', '1,284.6', p, 38) +
    figure(470, 122, 'Average fat', '5.2 %', p, 38) +
    figure(680, 122, 'Members', '187', p, 38) +
    areaChart(
      s,
      [0.1, 0.16, 0.34, 0.6, 0.86, 0.98, 0.8, 0.52, 0.66, 0.44, 0.2, 0.12],
      { x: 256, y: 216, w: 880, h: 130 },
      p.a,
    ) +
    gridLines({ x: 256, y: 216, w: 880, h: 130 }, 2, alpha(p.line, 0.5)) +
    members
      .map((row, i) => {
        const y = 396 + i * 46;
        return (
          line(256, y + 14, 1136, y + 14, alpha(p.line, 0.6), 1.5) +
          row
            .map((cell, column) =>
              text(cell, [256, 360, 640, 830, 1020][column] ?? 0, y, {
                size: 18,
                fill: column === 1 ? p.text : p.quiet,
              }),
            )
            .join('')
        );
      })
      .join('')
  );
}

function reading(s: Sheet): string {
  return (
    text('Member 0142', 32, 50, { size: 18, fill: p.quiet }) +
    text('6.4 L', 32, 122, { size: 64, fill: p.text, weight: 600 }) +
    barChart(
      [0.4, 0.52, 0.46, 0.6, 0.7, 0.58, 0.74, 0.82, 0.78, 0.92],
      { x: 32, y: 150, w: 316, h: 64 },
      (i) => (i === 9 ? p.a : p.line),
    ) +
    rect(
      32,
      234,
      316,
      46,
      s.linear(
        [
          [0, p.a],
          [1, p.c],
        ],
        [0, 0, 1, 0],
      ),
      { rx: 14 },
    ) +
    text('₹ 268.80', 190, 264, { size: 20, fill: '#05231f', weight: 600, anchor: 'middle' })
  );
}

function keypad(s: Sheet): string {
  const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0'];
  return (
    rect(40, 40, 520, 170, '#04121a', { rx: 22 }) +
    text('FAT', 72, 92, { size: 20, fill: p.quiet }) +
    text('4.1', 528, 168, { size: 96, fill: p.a, weight: 600, anchor: 'end' }) +
    keys
      .map((key, i) => {
        const x = 40 + (i % 3) * 180;
        const y = 240 + Math.floor(i / 3) * 134;
        return (
          rect(x, y, 160, 114, p.raised, { rx: 24, stroke: p.line, 'stroke-width': 1.5 }) +
          text(key, x + 80, y + 74, { size: 48, fill: p.text, anchor: 'middle' })
        );
      })
      .join('') +
    rect(
      220,
      642,
      340,
      114,
      s.linear(
        [
          [0, p.a],
          [1, p.c],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 24 },
    ) +
    text('Enter', 390, 714, { size: 40, fill: '#05231f', weight: 600, anchor: 'middle' })
  );
}

function slip(s: Sheet, x: number, y: number): string {
  const teeth = repeat(20, () => 'l11 16l11 -16');
  const rows = [
    ['Litres', '6.4'],
    ['Fat', '4.1 %'],
    ['SNF', '8.6 %'],
    ['Rate', '₹ 42.00'],
  ];
  return at(
    x,
    y,
    rect(10, 30, 440, 790, '#01030a', { opacity: 0.6, filter: s.blur(40) }),
    path(
      `M0 0H440V800${teeth.replaceAll('l11', 'l-11')}Z`,
      s.linear([
        [0, '#fdfaf0'],
        [1, '#dfe6e0'],
      ]),
    ),
    text('Dudh Mandali', 220, 84, { size: 38, fill: '#0c2b2b', weight: 600, anchor: 'middle' }),
    text('Village 17, morning', 220, 122, { size: 20, fill: '#53706c', anchor: 'middle' }),
    line(40, 156, 400, 156, '#0c2b2b', 3, { 'stroke-dasharray': '8 8' }),
    text('0142', 40, 214, { size: 30, fill: '#0c2b2b', weight: 600 }) +
      text('Kanta P.', 400, 214, { size: 30, fill: '#0c2b2b', anchor: 'end' }),
    rows
      .map(
        ([label = '', value = ''], i) =>
          text(label, 40, 286 + i * 58, { size: 26, fill: '#53706c' }) +
          text(value, 400, 286 + i * 58, { size: 26, fill: '#0c2b2b', anchor: 'end' }),
      )
      .join(''),
    line(40, 500, 400, 500, '#0c2b2b', 3, { 'stroke-dasharray': '8 8' }),
    text('₹ 268.80', 220, 590, { size: 66, fill: '#0c2b2b', weight: 600, anchor: 'middle' }),
    repeat(34, (i) => rect(62 + i * 9.4, 640, [3, 6, 2, 5, 3][i % 5] ?? 3, 90, '#0c2b2b')),
  );
}

function milk(s: Sheet): string {
  const cream = s.linear([
    [0, '#fffdf4'],
    [1, '#b9d8dc'],
  ]);
  return (
    path('M0 640C180 600 250 760 420 770S760 900 980 880 1330 720 1600 780V1000H0Z', cream, {
      opacity: 0.96,
    }) +
    path(
      'M0 760C220 720 340 870 560 880S960 960 1160 930 1440 850 1600 870V1000H0Z',
      s.linear([
        [0, '#d7ecee'],
        [1, '#7fb3c2'],
      ]),
      { opacity: 0.85 },
    ) +
    path(
      'M80 0C110 200 60 300 96 470C110 560 60 620 110 690C150 620 130 540 140 470C160 320 128 180 170 0Z',
      cream,
    ) +
    circle(236, 610, 20, cream) +
    circle(206, 548, 10, cream) +
    circle(40, 560, 13, cream)
  );
}
