import { alpha, mix } from '../draw/color.ts';
import { createLightPalette, createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, ellipse, group, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button, chip, figure } from '../ui/blocks.ts';
import { smooth } from '../ui/charts.ts';
import type { Point } from '../ui/charts.ts';
import { card, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#1a1026', '#ff8a4c', '#ffd23f', '#ff5c8a');
const paper = createLightPalette('#fff6ea', '#35172b', '#e2572b', '#e8a317', '#c93768');

/** A steel tiffin, opened, beside the week. */
export function tiffinLoopCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [520, 560, 820, p.a, 0.5],
      [1450, 60, 700, p.c, 0.36],
    ]),
  );
  s.add(circle(540, 540, 360, mix(p.ground, p.a, 0.24)), circle(540, 540, 270, mix(p.ground, p.a, 0.4)));
  s.add(tiffin(s));
  const box = { x: 1000, y: 80, w: 430, h: 880 };
  s.add(phone(s, box, paper, week(s, screenOf(box).w)));
  return s.toSvg();
}

/** The rider's loop: full boxes out, empty ones back. */
export function tiffinLoopDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(rect(0, 0, 1600, 1000, '#150e22'), city(), loop(s));
  s.add(card(s, { x: 1060, y: 150, w: 430, h: 700 }, p, stops(), 28));
  return s.toSvg();
}

function tiffin(s: Sheet): string {
  const steel = s.linear(
    [
      [0, '#7c8799'],
      [0.16, '#f4f7fb'],
      [0.34, '#aab4c4'],
      [0.62, '#e6ebf2'],
      [0.84, '#8b95a6'],
      [1, '#566072'],
    ],
    [0, 0, 1, 0],
  );
  const tier = (y: number) =>
    path(`M330 ${y}a210 46 0 0 0 420 0v118a210 46 0 0 1 -420 0z`, steel) +
    stroke(`M330 ${y + 106}a210 46 0 0 0 420 0`, alpha('#3b4354', 0.35), 4);
  const bowl = (y: number, food: string, bits: string) =>
    ellipse(540, y, 210, 46, '#8d97a8') +
    ellipse(540, y + 3, 192, 38, food) +
    repeat(9, (i) => circle(400 + i * 35, y + 2 + 16 * Math.sin(i * 2.2), 7 + (i % 3) * 3, bits));
  return (
    ellipse(540, 880, 270, 44, '#06030a', { opacity: 0.6, filter: s.blur(20) }) +
    tier(714) +
    ellipse(540, 714, 210, 46, '#6d7688') +
    tier(588) +
    ellipse(540, 588, 210, 46, '#6d7688') +
    tier(462) +
    bowl(462, '#f0a02c', '#d1491f') +
    rect(310, 470, 18, 330, '#c9d1dc', { rx: 9 }) +
    rect(752, 470, 18, 330, '#c9d1dc', { rx: 9 }) +
    at(
      0,
      -176,
      path('M330 430a210 46 0 0 0 420 0v-26a210 46 0 0 0 -420 0z', steel),
      ellipse(540, 404, 210, 46, '#dfe5ee'),
      ellipse(540, 396, 150, 30, '#c2cad7'),
      rect(500, 340, 80, 44, steel, { rx: 20 }),
    ) +
    repeat(3, (i) =>
      stroke(`M${460 + i * 80} 400c-24 -30 24 -50 0 -84`, alpha('#ffffff', 0.4), 7, {
        'stroke-linecap': 'round',
      }),
    )
  );
}

function week(s: Sheet, w: number): string {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const dishes = ['Dal dhokli', 'Undhiyu, rotla', 'Kadhi khichdi', 'Paused', 'Ringan no olo'];
  return (
    text('This week', 32, 104, { size: 38, fill: paper.text, weight: 600 }) +
    text('from Nirmalaben, 1.2 km away', 32, 136, { size: 18, fill: paper.quiet }) +
    rect(
      24,
      164,
      w - 48,
      132,
      s.linear(
        [
          [0, paper.a],
          [1, paper.c],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 24 },
    ) +
    text('Today, 12:40', 52, 214, { size: 18, fill: '#ffe9d6' }) +
    text('Undhiyu, rotla', 52, 252, { size: 28, fill: '#ffffff', weight: 600 }) +
    days
      .map((day, i) => {
        const y = 320 + i * 84;
        const off = i === 3;
        return (
          rect(24, y, w - 48, 70, off ? 'none' : '#ffffff', {
            rx: 18,
            stroke: off ? paper.line : 'none',
            'stroke-width': 2,
            'stroke-dasharray': off ? '7 7' : undefined,
          }) +
          text(day, 48, y + 43, { size: 19, fill: paper.quiet }) +
          text(dishes[i] ?? '', 112, y + 43, {
            size: 20,
            fill: off ? paper.quiet : paper.text,
            weight: 600,
          }) +
          rect(w - 98, y + 21, 50, 28, off ? paper.line : paper.a, { rx: 14 }) +
          circle(off ? w - 84 : w - 62, y + 35, 11, '#ffffff')
        );
      })
      .join('') +
    button(24, 756, 'Pause a day', paper.text, '#fff6ea', 19) +
    text('until 10 pm', 218, 789, { size: 16, fill: paper.quiet })
  );
}

export function city(): string {
  const blocks = repeat(9 * 7, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    const [x, y] = [column * 190 - 60, row * 168 - 60];
    const park = (column * 3 + row * 5) % 11 === 0;
    return rect(
      x,
      y,
      172,
      150,
      park ? mix(p.ground, '#3fbf7f', 0.24) : mix('#1c1430', '#3b2a52', ((column * 7 + row * 3) % 5) / 8),
      { rx: 10 },
    );
  });
  return group(
    { transform: 'rotate(-9 800 500)' },
    blocks,
    stroke('M-100 640C300 560 500 760 900 640S1500 520 1800 640', '#2d4a7a', 74),
    stroke('M-100 640C300 560 500 760 900 640S1500 520 1800 640', '#35588f', 46),
  );
}

function loop(s: Sheet): string {
  const points: Point[] = [
    [180, 560],
    [250, 300],
    [460, 200],
    [720, 250],
    [900, 420],
    [860, 660],
    [640, 800],
    [380, 790],
    [180, 560],
  ];
  const d = smooth(points);
  return (
    stroke(d, p.a, 26, { opacity: 0.35, filter: s.blur(14) }) +
    stroke(
      d,
      s.linear(
        [
          [0, p.b],
          [1, p.c],
        ],
        [0, 0, 1, 1],
      ),
      12,
      { 'stroke-linecap': 'round' },
    ) +
    points
      .slice(1, -1)
      .map(
        ([x, y], i) =>
          circle(x, y, 32, p.ground, { stroke: i < 3 ? p.b : p.c, 'stroke-width': 6 }) +
          text(String(i + 1), x, y + 11, { size: 30, fill: p.text, weight: 600, anchor: 'middle' }),
      )
      .join('') +
    at(
      180,
      560,
      circle(0, 0, 54, p.b),
      polygon(
        [
          [-24, 4],
          [0, -22],
          [24, 4],
        ],
        p.ground,
      ),
      rect(-16, 2, 32, 22, p.ground),
    )
  );
}

function stops(): string {
  const rows = [
    ['Shreyas Flats', '3 out, 2 back'],
    ['Tower B, 6th floor', '1 out, 1 back'],
    ['Navrang Clinic', '5 out, 5 back'],
    ['Mill Lane 12', '2 out, 3 back'],
    ['College gate', '4 out, 4 back'],
  ];
  return (
    text('Loop 7', 40, 80, { size: 40, fill: p.text, weight: 600 }) +
    chip(286, 50, 'on time', p.b, 18) +
    rows
      .map(([name = '', boxes = ''], i) => {
        const y = 122 + i * 90;
        return (
          rect(26, y, 378, 76, i === 3 ? alpha(p.a, 0.2) : p.panel, {
            rx: 18,
            stroke: i === 3 ? p.a : 'none',
            'stroke-width': 2,
          }) +
          circle(62, y + 38, 17, i < 3 ? p.b : p.line) +
          (i < 3
            ? stroke(`M54 ${y + 38}l6 7l11 -13`, '#3a2400', 4, {
                'stroke-linecap': 'round',
                'stroke-linejoin': 'round',
              })
            : '') +
          text(name, 96, y + 34, { size: 20, fill: p.text, weight: 600 }) +
          text(boxes, 96, y + 60, { size: 16, fill: p.quiet })
        );
      })
      .join('') +
    figure(40, 612, 'Steel returned', '96 %', p, 38) +
    figure(240, 612, 'Distance', '8.4 km', p, 38)
  );
}
