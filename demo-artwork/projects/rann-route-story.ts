import { alpha, mix } from '../draw/color.ts';
import { createLightPalette, createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import { at, circle, line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button } from '../ui/blocks.ts';
import { ring } from '../ui/charts.ts';
import { phone, screenOf, shadow } from '../ui/frames.ts';
import { moonCalendar, sky, tent } from './rann-route.ts';

const p = createPalette('#0b1330', '#ffb38a', '#f6e7c8', '#6fa8ff');
const paper = createLightPalette('#fffaf0', '#22305e', '#d8703c', '#b08a2e', '#33599c');

/** A season of 120 nights: the fuller a night, the brighter its square; moons stand over the full ones. */
export function rannRouteSeason(): string {
  const s = createSheet(1600, 1000);
  const months = ['November', 'December', 'January', 'February'];
  s.add(
    sky(s),
    rect(0, 0, 1600, 1000, alpha('#0b1330', 0.72)),
    text('One season, night by night', 130, 170, { size: 50, fill: p.text, weight: 600 }),
    ...months.map((name, row) => {
      const y = 262 + row * 160;
      return (
        text(name, 130, y + 58, { size: 32, fill: p.quiet }) +
        repeat(30, (day) => {
          const phase = ((row * 30 + day + 3) % 29.5) / 29.5;
          const light = 0.5 - 0.5 * Math.cos(phase * 2 * Math.PI);
          const weekend = (row * 30 + day) % 7 > 4 ? 0.24 : 0;
          const full = Math.min(1, 0.12 + light * 0.62 + weekend + (row === 1 ? 0.14 : 0));
          const x = 340 + day * 39;
          return (
            rect(x, y, 34, 92, mix('#16214d', p.a, full), { rx: 9 }) +
            (light > 0.985 ? circle(x + 17, y - 22, 13, p.b) : '')
          );
        })
      );
    }),
    repeat(6, (i) => rect(340 + i * 56, 912, 50, 20, mix('#16214d', p.a, i / 5), { rx: 7 })),
    text('empty to sold out; a disc is a full moon', 700, 930, { size: 26, fill: p.quiet }),
  );
  return s.toSvg();
}

/** A tent is held for thirty minutes, and says so. */
export function rannRouteHold(): string {
  const s = createSheet(1600, 1000);
  const frame = { x: 560, y: 70, w: 480, h: 960 };
  const { w } = screenOf(frame);
  s.add(
    backdrop(s, p, [
      [800, 420, 800, p.c, 0.36],
      [1400, 940, 640, p.a, 0.34],
    ]),
    phone(
      s,
      frame,
      p,
      text('Held for you', w / 2, 136, { size: 42, fill: p.text, weight: 600, anchor: 'middle' }) +
        ring(w / 2, 340, 138, 0.8, p.a, p.raised, 20) +
        text('24:10', w / 2, 364, { size: 68, fill: p.text, weight: 600, anchor: 'middle' }) +
        rect(26, 540, w - 52, 150, p.panel, { rx: 24 }) +
        text('Bhunga 17, north row', 54, 598, { size: 29, fill: p.text, weight: 600 }) +
        text('23 to 25 December, two guests', 54, 644, { size: 23, fill: p.quiet }) +
        button(80, 730, 'Pay ₹3,840 by UPI', p.a, '#2a1420', 27) +
        text('The rest is paid at the camp', w / 2, 850, { size: 22, fill: p.quiet, anchor: 'middle' }),
    ),
  );
  return s.toSvg();
}

/** The guide for the reception tent: one printed page that was used more than any dashboard. */
export function rannRouteGuide(): string {
  const s = createSheet(1600, 1000);
  const sheet = { x: 480, y: 90, w: 640, h: 860 };
  const steps = [
    'Ask for the reference',
    'Find the night, then the row',
    'Take the rest by UPI or cash',
    'Give the torch',
  ];
  s.add(
    backdrop(s, p, [
      [420, 260, 800, p.a, 0.36],
      [1300, 900, 760, p.c, 0.3],
    ]),
    shadow(s, sheet, 8),
    rect(sheet.x, sheet.y, sheet.w, sheet.h, paper.ground, { rx: 8 }),
    text('When a guest arrives', 540, 190, { size: 46, fill: paper.text, weight: 600 }),
    line(540, 222, 1060, 222, paper.line, 3),
    ...steps.map((words, i) =>
      [
        circle(566, 290 + i * 92, 28, paper.a),
        text(`${i + 1}`, 566, 302 + i * 92, { size: 32, fill: paper.ground, weight: 600, anchor: 'middle' }),
        text(words, 618, 302 + i * 92, { size: 31, fill: paper.text, weight: 600 }),
      ].join(''),
    ),
    rect(540, 660, 520, 210, '#26356f', { rx: 18 }),
    at(570, 690, moonCalendar(44, 2)),
    ...[930, 1000].map((x, i) => at(x, 838, tent(s, 76 + i * 20))),
  );
  return s.toSvg();
}
