import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip, figure } from '../ui/blocks.ts';
import { card, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#0a1a2c', '#ff7fa3', '#ffc2a8', '#45c7d8');

/** Flamingos at dawn over the grid in which they are counted. */
export function flamingoCountCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    rect(
      0,
      0,
      1600,
      1000,
      s.linear([
        [0, '#122444'],
        [0.45, '#5a4a7c'],
        [0.62, '#e58a98'],
        [0.63, '#2a6076'],
        [1, '#0a1a2c'],
      ]),
    ),
  );
  s.add(circle(1060, 600, 190, '#ffd9b8', { 'clip-path': s.clip(rect(0, 0, 1600, 628, '#000')) }));
  s.add(
    repeat(9, (i) =>
      rect(1060 - 210 + i * 16, 650 + i * 26, 420 - i * 32, 7, '#ffd9b8', {
        rx: 3.5,
        opacity: 0.6 - i * 0.05,
      }),
    ),
  );
  s.add(
    flamingo(s, 820, 880, 1.25, 1),
    flamingo(s, 1230, 850, 0.95, -1),
    flamingo(s, 1440, 900, 1.1, 1),
    flamingo(s, 660, 790, 0.6, -1),
  );
  s.add(card(s, { x: 110, y: 150, w: 430, h: 520 }, p, tally(s), 28));
  return s.toSvg();
}

/** The map of hexagons, sharp where the count is sure, and the screen that made it. */
export function flamingoCountDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [700, 500, 900, p.c, 0.2],
      [1500, 60, 600, p.a, 0.3],
    ]),
  );
  s.add(wetland(s));
  const box = { x: 1110, y: 80, w: 410, h: 850 };
  s.add(phone(s, box, p, counter(s, screenOf(box).w)));
  return s.toSvg();
}

/** One bird of simple curves; its foot stands at the given point. */
export function flamingo(s: Sheet, x: number, y: number, scale: number, facing: 1 | -1): string {
  const plume = s.linear([
    [0, '#ffb3c4'],
    [0.6, '#ff7fa3'],
    [1, '#d9527f'],
  ]);
  return `<g transform="translate(${x} ${y}) scale(${scale * facing} ${scale})">${
    ellipse(0, 6, 70, 9, '#08131f', { opacity: 0.4 }) +
    stroke('M-4 0L2 -120L-6 -230', '#e8728f', 8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke('M22 -226L52 -150L18 -110', '#e8728f', 8, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    stroke('M70 -280C128 -300 138 -366 104 -400S64 -470 112 -486', plume, 24, { 'stroke-linecap': 'round' }) +
    path('M96 -262C70 -200 -30 -196 -108 -236C-84 -244 -76 -252 -70 -266C-40 -330 60 -340 96 -262Z', plume) +
    path('M56 -272C20 -236 -50 -226 -112 -238C-60 -276 -10 -300 56 -272Z', '#ffd0d8', { opacity: 0.7 }) +
    ellipse(118, -488, 27, 20, '#ff9db5') +
    circle(124, -492, 4, '#2a1020') +
    path('M140 -496C168 -490 172 -466 158 -444C156 -462 146 -472 134 -474Z', '#ffe9dc') +
    path('M168 -470C168 -458 164 -450 158 -444C157 -454 154 -460 150 -466Z', '#20141f')
  }</g>`;
}

function tally(s: Sheet): string {
  return (
    text('Cell 23 C', 40, 78, { size: 36, fill: p.text, weight: 600 }) +
    chip(300, 48, '7:12', p.c, 18) +
    text('1,840', 40, 200, { size: 92, fill: p.a, weight: 600 }) +
    text('Greater flamingo', 40, 240, { size: 21, fill: p.quiet }) +
    rect(40, 290, 350, 16, p.line, { rx: 8 }) +
    rect(
      150,
      290,
      160,
      16,
      s.linear(
        [
          [0, p.a],
          [1, p.b],
        ],
        [0, 0, 1, 0],
      ),
      { rx: 8 },
    ) +
    circle(232, 298, 15, '#ffffff') +
    text('1,710', 130, 346, { size: 18, fill: p.quiet }) +
    text('1,990', 288, 346, { size: 18, fill: p.quiet }) +
    line(40, 384, 390, 384, p.line, 2) +
    figure(40, 426, 'Volunteers', '706', p, 34) +
    figure(230, 426, 'Verified', '94 %', p, 34)
  );
}

function wetland(s: Sheet): string {
  const shore =
    'M60 420C120 180 380 120 560 190S840 90 980 240S1090 560 940 720S700 860 520 830S220 930 110 740S20 560 60 420Z';
  const water = s.clip(path(shore, '#000'));
  const size = 46;
  const soft = s.blur(7);
  const cells = repeat(12 * 13, (i) => {
    const [column, row] = [i % 13, Math.floor(i / 13)];
    const x = 60 + column * size * 1.74 + (row % 2) * size * 0.87;
    const y = 110 + row * size * 1.5;
    const value = Math.max(
      0,
      Math.sin(column * 0.62 + 0.4) * Math.cos(row * 0.5 - 1.6) + 0.12 * Math.sin(i * 7),
    );
    const r = size * 0.9;
    const points = Array.from({ length: 6 }, (_, k): [number, number] => [
      x + r * Math.sin((k * Math.PI) / 3),
      y - r * Math.cos((k * Math.PI) / 3),
    ]);
    return polygon(
      points,
      value < 0.06 ? alpha('#ffffff', 0.05) : mix(mix(p.ground, p.c, 0.55), p.a, Math.min(1, value * 1.25)),
      { filter: value > 0.1 && (i * 5) % 9 < 3 ? soft : undefined },
    );
  });
  return (
    path(shore, mix(p.ground, p.c, 0.22)) +
    `<g clip-path="${water}">${cells}</g>` +
    stroke(shore, alpha(p.c, 0.8), 4) +
    stroke('M30 400C100 140 380 70 570 150S860 40 1020 210S1140 590 970 760', alpha(p.c, 0.25), 3) +
    text('North wetland, 14 to 15 February', 90, 84, { size: 28, fill: p.text, weight: 600 }) +
    repeat(5, (i) => rect(90 + i * 46, 930, 42, 16, mix(mix(p.ground, p.c, 0.55), p.a, i / 4), { rx: 5 })) +
    text('few to many; soft means unsure', 340, 945, { size: 18, fill: p.quiet })
  );
}

function counter(s: Sheet, w: number): string {
  const rows = [
    ['Greater flamingo', '486'],
    ['Lesser flamingo', '132'],
    ['Common crane', '57'],
    ['Northern pintail', '204'],
  ];
  return (
    text('Counting', 30, 102, { size: 34, fill: p.text, weight: 600 }) +
    chip(w - 130, 74, 'no signal', p.b, 16) +
    rows
      .map(([name = '', count = ''], i) => {
        const y = 136 + i * 82;
        return (
          rect(22, y, w - 44, 70, i === 0 ? alpha(p.a, 0.22) : p.panel, {
            rx: 18,
            stroke: i === 0 ? p.a : 'none',
            'stroke-width': 2,
          }) +
          text(name, 46, y + 43, { size: 20, fill: p.text }) +
          text(count, w - 46, y + 45, { size: 25, fill: i === 0 ? p.a : p.quiet, weight: 600, anchor: 'end' })
        );
      })
      .join('') +
    circle(
      w / 2,
      630,
      132,
      s.linear([
        [0, p.b],
        [1, p.a],
      ]),
    ) +
    rect(w / 2 - 60, 618, 120, 24, '#3a0f22', { rx: 12 }) +
    rect(w / 2 - 12, 570, 24, 120, '#3a0f22', { rx: 12 }) +
    at(
      46,
      770,
      rect(0, 0, 96, 50, p.raised, { rx: 25 }),
      text('+10', 48, 33, { size: 21, fill: p.text, weight: 600, anchor: 'middle' }),
    ) +
    at(
      w - 142,
      770,
      rect(0, 0, 96, 50, p.raised, { rx: 25 }),
      text('-1', 48, 33, { size: 21, fill: p.text, weight: 600, anchor: 'middle' }),
    )
  );
}
