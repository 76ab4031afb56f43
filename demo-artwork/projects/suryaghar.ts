import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip, figure } from '../ui/blocks.ts';
import { areaChart, barChart, gridLines } from '../ui/charts.ts';
import { browser, card } from '../ui/frames.ts';

const p = createPalette('#0a1328', '#ffb02e', '#ff7a45', '#5fb4ff');

/** A roof under a sun made of rings; the day's earnings in front. */
export function suryagharCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    rect(
      0,
      0,
      1600,
      1000,
      s.linear([
        [0, '#0a1330'],
        [0.55, '#232b62'],
        [1, '#0a1020'],
      ]),
    ),
  );
  s.add(glow(s, 1080, 330, 620, p.b, 0.7), sun(s), panels(s));
  s.add(card(s, { x: 110, y: 160, w: 440, h: 560 }, p, earnings(s), 28));
  return s.toSvg();
}

/** The street as a comb of roofs: one of them falls behind its neighbours. */
export function suryagharDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1400, 40, 760, p.b, 0.3],
      [120, 960, 800, p.c, 0.34],
    ]),
  );
  s.add(browser(s, { x: 110, y: 100, w: 1380, h: 960 }, p, 'fleet.suryaghar.example', fleet(s)));
  return s.toSvg();
}

function sun(s: Sheet): string {
  const disc = s.linear([
    [0, '#ffe08a'],
    [1, '#ff8a3c'],
  ]);
  return (
    repeat(6, (i) =>
      circle(1080, 330, 170 + i * 62, 'none', { stroke: p.a, 'stroke-width': 3, opacity: 0.42 - i * 0.06 }),
    ) +
    circle(1080, 330, 150, disc) +
    repeat(36, (i) =>
      line(1080, 330 - 178, 1080, 330 - (i % 3 === 0 ? 214 : 196), '#ffe08a', 4, {
        transform: `rotate(${i * 10} 1080 330)`,
        'stroke-linecap': 'round',
      }),
    )
  );
}

function panels(s: Sheet): string {
  const glass = s.linear(
    [
      [0, '#5f8ff0'],
      [0.5, '#26408f'],
      [1, '#14235a'],
    ],
    [0, 0, 1, 1],
  );
  const cells = repeat(6 * 3, (i) => {
    const [x, y] = [(i % 6) * 190, Math.floor(i / 6) * 250];
    return at(
      x,
      y,
      rect(0, 0, 178, 238, glass, { rx: 6 }),
      repeat(3, (k) => line((k + 1) * 44.5, 0, (k + 1) * 44.5, 238, alpha('#bcd3ff', 0.3), 2)),
      repeat(5, (k) => line(0, (k + 1) * 39.6, 178, (k + 1) * 39.6, alpha('#bcd3ff', 0.3), 2)),
      polygon(
        [
          [20, 0],
          [90, 0],
          [0, 150],
          [0, 40],
        ],
        alpha('#ffffff', 0.12),
      ),
    );
  });
  return (
    polygon(
      [
        [380, 640],
        [1640, 560],
        [1640, 1000],
        [240, 1000],
      ],
      '#0b1230',
    ) +
    group(
      { transform: 'matrix(0.98 -0.09 -0.34 0.52 610 640)' },
      rect(-14, -14, 1166, 770, mix(p.ground, '#ffffff', 0.2), { rx: 8 }),
      cells,
    )
  );
}

function earnings(s: Sheet): string {
  return (
    text('Today, 15:20', 40, 72, { size: 20, fill: p.quiet }) +
    text('₹ 214', 40, 158, { size: 80, fill: p.text, weight: 600 }) +
    chip(284, 112, '+12 %', p.a, 18) +
    text('earned by your roof', 40, 198, { size: 22, fill: p.quiet }) +
    areaChart(
      s,
      [0, 0.04, 0.16, 0.4, 0.66, 0.86, 0.97, 0.9, 0.74, 0.7],
      { x: 0, y: 236, w: 340, h: 150 },
      p.a,
      5,
    ) +
    line(340, 236, 340, 386, p.text, 2, { 'stroke-dasharray': '4 6' }) +
    circle(340, 281, 10, p.a) +
    line(0, 386, 440, 386, p.line, 2) +
    figure(40, 440, 'Made', '27.4 kWh', p, 32) +
    figure(240, 440, 'Sent out', '18.1 kWh', p, 32)
  );
}

function fleet(s: Sheet): string {
  const hex = (x: number, y: number, r: number, fill: string, label: string) =>
    polygon(
      Array.from({ length: 6 }, (_, i): [number, number] => [
        x + r * Math.sin((i * Math.PI) / 3),
        y - r * Math.cos((i * Math.PI) / 3),
      ]),
      fill,
    ) + (label ? text(label, x, y + 8, { size: 20, fill: '#1d1030', weight: 600, anchor: 'middle' }) : '');
  const comb = repeat(6, (row) =>
    repeat(7 - (row % 2), (column) => {
      const x = 130 + column * 104 + (row % 2) * 52;
      const y = 250 + row * 90;
      const weak = row === 3 && column === 3;
      const share = 0.3 + 0.6 * Math.abs(Math.sin(row * 1.3 + column * 0.8));
      return (
        hex(x, y, 54, weak ? '#ff5d5d' : mix('#3a2c5c', p.a, share), weak ? '61 %' : '') +
        (weak ? stroke(`M${x} ${y - 66}l57 33v66l-57 33l-57 -33v-66z`, '#ff9b8a', 3) : '')
      );
    }),
  );
  return (
    text('Street 14, sunny since 9:40', 60, 84, { size: 34, fill: p.text, weight: 600 }) +
    chip(60, 108, '38 roofs', p.a, 17) +
    chip(180, 108, '1 behind its neighbours', '#ff8a7a', 17) +
    comb +
    at(
      860,
      150,
      rect(0, 0, 460, 300, p.panel, { rx: 20 }),
      text('Roof 22 against its group', 30, 50, { size: 22, fill: p.text, weight: 600 }),
      gridLines({ x: 30, y: 80, w: 400, h: 180 }, 3, alpha(p.line, 0.6)),
      areaChart(s, [0.02, 0.2, 0.5, 0.8, 0.96, 0.98, 0.84, 0.56], { x: 30, y: 80, w: 400, h: 180 }, p.a, 4),
      areaChart(
        s,
        [0.02, 0.2, 0.48, 0.58, 0.6, 0.6, 0.5, 0.34],
        { x: 30, y: 80, w: 400, h: 180 },
        '#ff5d5d',
        4,
      ),
    ) +
    at(
      860,
      480,
      rect(0, 0, 460, 300, p.panel, { rx: 20 }),
      text('Rupees per day', 30, 50, { size: 22, fill: p.text, weight: 600 }),
      barChart(
        [0.7, 0.82, 0.78, 0.9, 0.86, 0.4, 0.95, 0.88, 0.92, 0.84, 0.58, 0.52, 0.5, 0.48],
        { x: 24, y: 80, w: 412, h: 180 },
        (i) => (i > 9 ? '#ff5d5d' : mix(p.b, p.a, i / 10)),
      ),
    )
  );
}
