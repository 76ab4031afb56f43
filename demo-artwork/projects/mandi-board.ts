import { alpha } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createRandom } from '../draw/random.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip } from '../ui/blocks.ts';
import { areaChart, gridLines, sparkline } from '../ui/charts.ts';
import { browser, card, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#0a1a18', '#b7e34b', '#ffcf4a', '#38c6a0');

const crops = [
  ['Jeera', '24,850', '+1.8 %'],
  ['Variyali', '11,420', '-0.6 %'],
  ['Isabgol', '13,105', '+0.9 %'],
  ['Rai', '5,960', '+0.2 %'],
  ['Ajmo', '9,340', '-1.1 %'],
  ['Methi', '6,275', '+2.4 %'],
];

/** The gate board: rows of lamps, as read from across the yard. */
export function mandiBoardCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [240, 40, 820, p.c, 0.32],
      [1500, 960, 800, p.b, 0.3],
    ]),
  );
  s.add(bars(s));
  s.add(card(s, { x: 110, y: 96, w: 980, h: 724 }, p, board(), 26));
  const box = { x: 1130, y: 190, w: 366, h: 760 };
  s.add(phone(s, box, p, page(s, screenOf(box).w)));
  return s.toSvg();
}

/** Five years of cumin, with the range of the day. */
export function mandiBoardDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1350, 60, 780, p.a, 0.26],
      [160, 940, 780, p.c, 0.36],
    ]),
  );
  s.add(browser(s, { x: 120, y: 100, w: 1360, h: 960 }, p, 'mandi-board.example/jeera', history(s)));
  return s.toSvg();
}

function board(): string {
  return (
    rect(26, 26, 928, 672, '#060d0c', { rx: 16 }) +
    text('NORTH YARD', 64, 92, { size: 30, fill: p.b, weight: 600 }) +
    text('11:42', 916, 92, { size: 30, fill: p.b, weight: 600, anchor: 'end' }) +
    crops
      .map(([name = '', price = '', change = ''], i) => {
        const y = 176 + i * 94;
        const up = change.startsWith('+');
        return (
          line(64, y - 54, 916, y - 54, alpha(p.line, 0.6), 2) +
          text(name, 64, y + 10, { size: 44, fill: p.text }) +
          text(price, 640, y + 12, { size: 54, fill: p.a, weight: 600, anchor: 'end' }) +
          text(change, 916, y + 8, { size: 34, fill: up ? p.c : '#ff8a70', anchor: 'end' })
        );
      })
      .join('') +
    repeat(100, (i) => line(26, 30 + i * 6.7, 954, 30 + i * 6.7, '#000', 1.6, { opacity: 0.28 }))
  );
}

function page(s: Sheet, w: number): string {
  return (
    text('Jeera', 30, 102, { size: 36, fill: p.text, weight: 600 }) +
    chip(w - 128, 72, '4 min old', p.c, 15) +
    text('₹ 24,850', 30, 166, { size: 48, fill: p.a, weight: 600 }) +
    text('per quintal, 318 lots', 30, 198, { size: 17, fill: p.quiet }) +
    areaChart(
      s,
      [0.2, 0.28, 0.24, 0.4, 0.36, 0.52, 0.6, 0.56, 0.74, 0.82],
      { x: 0, y: 236, w, h: 150 },
      p.a,
    ) +
    crops
      .slice(1)
      .map(
        ([name = '', price = ''], i) =>
          line(30, 420 + i * 62, w - 30, 420 + i * 62, p.line, 1.5) +
          text(name, 30, 460 + i * 62, { size: 21, fill: p.text }) +
          text(price, w - 30, 460 + i * 62, { size: 21, fill: p.quiet, anchor: 'end' }),
      )
      .join('')
  );
}

function history(s: Sheet): string {
  const random = createRandom(23);
  const values = Array.from({ length: 46 }, (_, i) =>
    Math.min(0.98, Math.max(0.06, 0.12 + i * 0.014 + 0.16 * Math.sin(i / 3.4) + random() * 0.12)),
  );
  const box = { x: 70, y: 250, w: 1220, h: 300 };
  return (
    text('Jeera, 2021 to 2026', 70, 96, { size: 38, fill: p.text, weight: 600 }) +
    text('Modal price per quintal in rupees, with the range of the day', 70, 134, {
      size: 19,
      fill: p.quiet,
    }) +
    ['Week', 'Month', 'Year', 'All']
      .map((label, i) => chip(940 + i * 92, 70, label, i === 3 ? p.a : p.quiet, 17))
      .join('') +
    gridLines(box, 4, alpha(p.line, 0.7)) +
    values
      .map((value, i) =>
        line(
          box.x + (i * box.w) / 45,
          box.y + box.h * (1 - value) - 26,
          box.x + (i * box.w) / 45,
          box.y + box.h * (1 - value) + 26,
          p.b,
          5,
          { opacity: 0.4, 'stroke-linecap': 'round' },
        ),
      )
      .join('') +
    areaChart(s, values, box, p.a, 5) +
    circle(box.x + (31 * box.w) / 45, box.y + box.h * (1 - (values[31] ?? 0)), 11, p.ground, {
      stroke: p.a,
      'stroke-width': 5,
    }) +
    repeat(6, (i) => text(String(2021 + i), box.x + i * 232, 596, { size: 18, fill: p.quiet })) +
    crops
      .slice(0, 4)
      .map(([name = '', price = ''], i) =>
        at(
          70 + i * 312,
          640,
          rect(0, 0, 288, 210, p.panel, { rx: 18 }),
          text(name, 26, 48, { size: 22, fill: p.text, weight: 600 }),
          text(price, 26, 92, { size: 32, fill: p.a, weight: 600 }),
          sparkline(values.slice(i * 8, i * 8 + 14), { x: 26, y: 116, w: 236, h: 70 }, i % 2 ? p.b : p.c, 4),
        ),
      )
      .join('')
  );
}

function bars(s: Sheet): string {
  const fill = s.linear([
    [0, alpha(p.a, 0.38)],
    [1, alpha(p.a, 0)],
  ]);
  return group(
    {},
    repeat(26, (i) => {
      const h = 160 + 260 * Math.abs(Math.sin(i * 0.62)) + i * 13;
      return rect(i * 62 + 6, 1000 - h, 44, h, fill, { rx: 6 });
    }),
  );
}
