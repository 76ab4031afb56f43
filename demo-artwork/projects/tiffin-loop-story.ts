import { alpha, mix } from '../draw/color.ts';
import { createLightPalette, createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button } from '../ui/blocks.ts';
import { phone, screenOf, shadow } from '../ui/frames.ts';

const p = createPalette('#1a1026', '#ff8a4c', '#ffd23f', '#ff5c8a');
const paper = createLightPalette('#fff6ea', '#35172b', '#e2572b', '#e8a317', '#c93768');

/** The counter of a kitchen at half past ten: steel boxes, spices and the printed sheet. */
export function tiffinLoopKitchen(): string {
  const s = createSheet(1600, 1000);
  s.add(
    rect(0, 0, 1600, 1000, '#2a1420'),
    backdrop(s, p, [
      [420, 180, 900, p.a, 0.5],
      [1400, 240, 640, p.b, 0.2],
    ]),
    repeat(17, (i) => rect(i * 104 - 30, 0, 100, 96, mix('#3a1b2a', '#5a2a33', (i % 3) / 2), { rx: 4 })),
    repeat(17, (i) =>
      rect(i * 104 - 82, 100, 100, 96, mix('#40202e', '#5a2a33', ((i + 1) % 3) / 2), { rx: 4 }),
    ),
    rect(
      0,
      690,
      1600,
      310,
      s.linear([
        [0, '#7a4432'],
        [1, '#3b1d1e'],
      ]),
    ),
    rect(0, 690, 1600, 12, '#a86a48'),
    ...[0, 1, 2, 3].map((i) => box(s, 190 + i * 215, 760 + (i % 2) * 26)),
    ...[
      [1420, '#e8a317'],
      [1310, '#c93735'],
      [1365, '#5d8f3a'],
    ].map(([x, color], i) => spice(Number(x), 750 + i * 70, String(color))),
    group({ transform: 'rotate(4 1120 500)' }, sheet(s)),
  );
  return s.toSvg();
}

/** The most discussed feature: one day is paused with one press. */
export function tiffinLoopPause(): string {
  const s = createSheet(1600, 1000);
  const frame = { x: 560, y: 70, w: 480, h: 960 };
  const { w } = screenOf(frame);
  s.add(
    backdrop(s, p, [
      [800, 500, 760, p.a, 0.4],
      [1500, 900, 600, p.c, 0.3],
    ]),
    phone(
      s,
      frame,
      paper,
      text('Thursday', 34, 128, { size: 46, fill: paper.text, weight: 600 }) +
        text('Undhiyu, rotla, chaas', 34, 172, { size: 24, fill: paper.quiet }) +
        circle(w / 2, 400, 150, alpha(paper.a, 0.14)) +
        rect(w / 2 - 58, 330, 40, 140, paper.a, { rx: 14 }) +
        rect(w / 2 + 18, 330, 40, 140, paper.a, { rx: 14 }) +
        text('Paused', w / 2, 620, { size: 44, fill: paper.text, weight: 600, anchor: 'middle' }) +
        text('₹120 stay in your wallet', w / 2, 664, { size: 24, fill: paper.quiet, anchor: 'middle' }) +
        button(118, 716, 'Cook for me', paper.text, '#fff6ea', 25) +
        text('You can change it until 10 pm', w / 2, 836, { size: 21, fill: paper.quiet, anchor: 'middle' }),
    ),
  );
  return s.toSvg();
}

/** One box with its engraved code, and where it has been. */
export function tiffinLoopBox(): string {
  const s = createSheet(1600, 1000);
  const stops: [string, string][] = [
    ['Nirmalaben’s kitchen', 'Monday 10:30'],
    ['Shreyas Flats', 'Monday 12:40'],
    ['On the loop', 'Tuesday 12:36'],
    ['Washed', 'Tuesday 15:05'],
  ];
  s.add(
    backdrop(s, p, [
      [460, 520, 760, p.b, 0.32],
      [1400, 120, 640, p.c, 0.28],
    ]),
    at(460, 560, group({ transform: 'scale(2.3)' }, box(s, 0, 60))),
    text('TL 0417', 460, 600, { size: 40, fill: '#4c5668', weight: 600, anchor: 'middle', opacity: 0.85 }),
    line(960, 270, 960, 270 + 3 * 160, alpha(p.b, 0.5), 6),
    ...stops.map(([name, when], i) =>
      [
        circle(960, 270 + i * 160, 22, i === 3 ? p.b : p.ground, { stroke: p.b, 'stroke-width': 6 }),
        text(name, 1016, 266 + i * 160, { size: 40, fill: p.text, weight: 600 }),
        text(when, 1016, 312 + i * 160, { size: 28, fill: p.quiet }),
      ].join(''),
    ),
  );
  return s.toSvg();
}

/** A round steel box of two tiers; its foot stands around the given point. */
function box(s: Sheet, x: number, y: number): string {
  const steel = s.linear(
    [
      [0, '#6f7a8c'],
      [0.18, '#f2f5fa'],
      [0.36, '#a7b1c1'],
      [0.64, '#e3e8f0'],
      [1, '#525c6e'],
    ],
    [0, 0, 1, 0],
  );
  const tier = (top: number) =>
    path(`M${x - 84} ${top}a84 20 0 0 0 168 0v86a84 20 0 0 1 -168 0z`, steel) +
    stroke(`M${x - 84} ${top + 78}a84 20 0 0 0 168 0`, alpha('#3b4354', 0.35), 3);
  return (
    ellipse(x, y + 8, 104, 20, '#0a0408', { opacity: 0.5, filter: s.blur(10) }) +
    tier(y - 86) +
    tier(y - 172) +
    ellipse(x, y - 172, 84, 20, '#dfe5ee') +
    ellipse(x, y - 176, 58, 12, '#c2cad7') +
    rect(x - 18, y - 204, 36, 26, steel, { rx: 11 })
  );
}

function spice(x: number, y: number, color: string): string {
  return ellipse(x, y + 12, 62, 22, '#d6dde8') + ellipse(x, y + 6, 52, 17, color);
}

function sheet(s: Sheet): string {
  const frame = { x: 900, y: 210, w: 440, h: 560 };
  const rows = ['Dal dhokli', 'Undhiyu', 'Rotla', 'Kadhi', 'Chaas'];
  return (
    shadow(s, frame, 6) +
    rect(frame.x, frame.y, frame.w, frame.h, paper.ground, { rx: 6 }) +
    text('Tomorrow', 940, 282, { size: 42, fill: paper.text, weight: 600 }) +
    text('Nirmalaben, 46 boxes', 940, 320, { size: 23, fill: paper.quiet }) +
    rows
      .map(
        (name, i) =>
          line(940, 352 + i * 66, 1300, 352 + i * 66, paper.line, 2) +
          text(name, 940, 396 + i * 66, { size: 29, fill: paper.text, weight: 600 }) +
          text(`${[18, 28, 56, 18, 46][i]}`, 1300, 396 + i * 66, {
            size: 31,
            fill: paper.a,
            weight: 600,
            anchor: 'end',
          }),
      )
      .join('') +
    text('First rider at 12:05', 940, 736, { size: 23, fill: paper.quiet })
  );
}
