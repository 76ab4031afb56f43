import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createRandom } from '../draw/random.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, polygon, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { areaChart } from '../ui/charts.ts';
import { backdrop, button, chip } from '../ui/blocks.ts';
import { browser } from '../ui/frames.ts';
import { flamingo } from './flamingo-count.ts';

const p = createPalette('#0a1a2c', '#ff7fa3', '#ffc2a8', '#45c7d8');

/** A flock in shallow water at first light, with the cells that it stands in. */
export function flamingoCountMorning(): string {
  const s = createSheet(1600, 1000);
  const random = createRandom(11);
  const birds = Array.from({ length: 26 }, (_, i) => {
    const depth = i / 25;
    return {
      x: 60 + random() * 1480,
      y: 470 + depth * depth * 440,
      scale: 0.2 + depth * 0.85,
      left: random() < 0.5,
    };
  });
  s.add(
    rect(
      0,
      0,
      1600,
      1000,
      s.linear([
        [0, '#1a2a52'],
        [0.3, '#8a5c86'],
        [0.42, '#f3a79c'],
        [0.43, '#3d7387'],
        [1, '#0a1a2c'],
      ]),
    ),
    circle(420, 400, 120, '#ffe0bd', { 'clip-path': s.clip(rect(0, 0, 1600, 428, '#000')) }),
    repeat(7, (i) =>
      line(0, 440 + i * i * 11, 1600, 440 + i * i * 11, '#ffffff', 2, { opacity: 0.22 - i * 0.02 }),
    ),
    repeat(13, (i) =>
      line(800 + (i - 6) * 40, 430, 800 + (i - 6) * 460, 1000, '#ffffff', 2, { opacity: 0.1 }),
    ),
    ...birds.map(({ x, y, scale, left }) => flamingo(s, x, y, scale, left ? -1 : 1)),
  );
  return s.toSvg();
}

/** Five ways to draw a number that is not sure. The last one was read correctly. */
export function flamingoCountUncertainty(): string {
  const s = createSheet(1600, 1000);
  const forms: [name: string, draw: (x: number) => string][] = [
    ['Opacity', (x) => hexagon(x, 430, 120, alpha(p.a, 0.45))],
    ['Hatching', (x) => group({ 'clip-path': s.clip(hexagon(x, 430, 120, '#000')) }, stripes(x))],
    ['Interval', (x) => hexagon(x, 430, 120, alpha(p.a, 0.2)) + interval(x)],
    ['Size', (x) => hexagon(x, 430, 120, alpha(p.a, 0.14)) + hexagon(x, 430, 72, p.a)],
    ['Softness', (x) => hexagon(x, 430, 112, p.a, { filter: s.blur(16) })],
  ];
  s.add(
    backdrop(s, p, [
      [1300, 200, 760, p.a, 0.2],
      [200, 900, 700, p.c, 0.22],
    ]),
    ...forms.map(([name, draw], i) => {
      const x = 240 + i * 280;
      const isChosen = i === 4;
      return (
        (isChosen
          ? rect(x - 140, 250, 280, 480, alpha('#ffffff', 0.06), { rx: 28, stroke: p.a, 'stroke-width': 3 })
          : '') +
        draw(x) +
        text(name, x, 640, { size: 34, fill: isChosen ? p.text : p.quiet, weight: 600, anchor: 'middle' }) +
        text(['9 of 20', '12 of 20', '7 of 20', '3 of 20', '20 of 20'][i] ?? '', x, 688, {
          size: 28,
          fill: isChosen ? p.a : p.quiet,
          anchor: 'middle',
        })
      );
    }),
    text('Who read it as “between”, and not as “fewer”?', 800, 150, {
      size: 40,
      fill: p.text,
      weight: 600,
      anchor: 'middle',
    }),
  );
  return s.toSvg();
}

/** The screen of an expert: a photograph, the record, and two buttons. */
export function flamingoCountReview(): string {
  const s = createSheet(1600, 1000);
  const clip = s.clip(rect(0, 0, 700, 480, '#000', { rx: 20 }));
  s.add(
    backdrop(s, p, [
      [300, 100, 760, p.c, 0.26],
      [1400, 900, 760, p.a, 0.26],
    ]),
    browser(
      s,
      { x: 130, y: 110, w: 1340, h: 780 },
      p,
      'flamingo-count.example/review',
      text('14 records to look at', 56, 90, { size: 36, fill: p.text, weight: 600 }) +
        chip(1120, 56, '2 of 14', p.c, 22) +
        at(56, 140, group({ 'clip-path': clip }, photograph(s))) +
        text('Lesser flamingo', 820, 190, { size: 42, fill: p.text, weight: 600 }) +
        text('132 birds, cell 23 C, 7:31', 820, 236, { size: 25, fill: p.quiet }) +
        line(820, 276, 1270, 276, p.line, 2) +
        rowsOf([
          ['Neighbouring cell', '118, at 7:24'],
          ['Winter before', '97'],
          ['Expected', '60 to 150'],
        ]) +
        areaChart(
          s,
          [0.1, 0.24, 0.5, 0.86, 1, 0.74, 0.4, 0.16, 0.06],
          { x: 820, y: 440, w: 450, h: 110 },
          p.c,
        ) +
        button(820, 590, 'It is right', p.a, '#3a0f22', 24) +
        button(1046, 590, 'Ask the counter', p.raised, p.text, 24),
    ),
  );
  return s.toSvg();
}

function rowsOf(rows: [string, string][]): string {
  return rows
    .map(
      ([name, value], i) =>
        text(name, 820, 322 + i * 42, { size: 23, fill: p.quiet }) +
        text(value, 1270, 322 + i * 42, { size: 23, fill: p.text, weight: 600, anchor: 'end' }),
    )
    .join('');
}

function photograph(s: Sheet): string {
  return (
    rect(
      0,
      0,
      700,
      480,
      s.linear([
        [0, '#6d6f9e'],
        [0.5, '#f0b7a4'],
        [0.52, '#51899a'],
        [1, '#173a4c'],
      ]),
    ) +
    flamingo(s, 210, 420, 0.62, 1) +
    flamingo(s, 400, 440, 0.72, -1) +
    flamingo(s, 560, 400, 0.5, 1)
  );
}

function hexagon(x: number, y: number, r: number, fill: string, attrs = {}): string {
  const corners = Array.from({ length: 6 }, (_, k): [number, number] => [
    x + r * Math.sin((k * Math.PI) / 3),
    y - r * Math.cos((k * Math.PI) / 3),
  ]);
  return polygon(corners, fill, attrs);
}

function stripes(x: number): string {
  return repeat(20, (i) =>
    line(x - 260 + i * 26, 570, x - 120 + i * 26, 290, i % 2 ? p.a : mix(p.ground, p.a, 0.25), 13),
  );
}

function interval(x: number): string {
  return (
    line(x, 350, x, 510, p.a, 6) +
    line(x - 26, 350, x + 26, 350, p.a, 6) +
    line(x - 26, 510, x + 26, 510, p.a, 6) +
    circle(x, 430, 14, p.a)
  );
}
