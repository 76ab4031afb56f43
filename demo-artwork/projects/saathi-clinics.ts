import { alpha } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { avatar, backdrop, button, chip } from '../ui/blocks.ts';
import { ring } from '../ui/charts.ts';
import { browser, card, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#081527', '#34d6c3', '#7aa8ff', '#ffd37a');

/** The screen in the waiting room and the same number in a pocket. */
export function saathiClinicsCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [500, 1080, 820, p.a, 0.42],
      [1380, 80, 720, p.b, 0.36],
    ]),
  );
  s.add(
    repeat(7, (i) =>
      circle(600, 1130, 330 + i * 120, 'none', { stroke: p.a, 'stroke-width': 2, opacity: 0.24 - i * 0.028 }),
    ),
  );
  s.add(card(s, { x: 110, y: 130, w: 980, h: 620 }, p, board(s), 34));
  s.add(rect(520, 750, 160, 70, p.panel), rect(380, 812, 440, 20, p.raised, { rx: 10 }));
  const box = { x: 1130, y: 200, w: 360, h: 740 };
  s.add(phone(s, box, p, token(s, screenOf(box).w)));
  return s.toSvg();
}

/** Three doctors, one day: the reception's view. */
export function saathiClinicsDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1300, 1000, 800, p.b, 0.36],
      [100, 60, 700, p.a, 0.34],
    ]),
  );
  s.add(browser(s, { x: 130, y: 110, w: 1340, h: 940 }, p, 'desk.saathi-clinics.example', schedule(s)));
  return s.toSvg();
}

function board(s: Sheet): string {
  const next = ['25', '26', '27', '28'];
  return (
    rect(
      36,
      36,
      560,
      548,
      s.linear(
        [
          [0, p.a],
          [1, '#1c8fb0'],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 26 },
    ) +
    text('Now with Dr. Amin', 76, 104, { size: 30, fill: '#04292b', weight: 600 }) +
    text('24', 316, 420, { size: 320, fill: '#04292b', weight: 600, anchor: 'middle' }) +
    text('Room 2', 76, 540, { size: 34, fill: '#04292b' }) +
    text('Next', 640, 92, { size: 26, fill: p.quiet }) +
    next
      .map(
        (number, i) =>
          rect(636, 118 + i * 118, 308, 100, i === 0 ? p.raised : p.panel, {
            rx: 20,
            stroke: p.line,
            'stroke-width': 1.5,
          }) +
          text(number, 670, 188 + i * 118, { size: 54, fill: p.text, weight: 600 }) +
          text(['about 8 min', '15 – 25 min', '25 – 35 min', '30 – 45 min'][i] ?? '', 920, 180 + i * 118, {
            size: 20,
            fill: p.quiet,
            anchor: 'end',
          }),
      )
      .join('')
  );
}

function token(s: Sheet, w: number): string {
  return (
    text('Your token', w / 2, 104, { size: 22, fill: p.quiet, anchor: 'middle' }) +
    ring(
      w / 2,
      260,
      116,
      0.68,
      s.linear([
        [0, p.a],
        [1, p.b],
      ]),
      p.raised,
      20,
    ) +
    text('27', w / 2, 292, { size: 92, fill: p.text, weight: 600, anchor: 'middle' }) +
    text('25 – 35 min', w / 2, 440, { size: 32, fill: p.text, weight: 600, anchor: 'middle' }) +
    text('three people before you', w / 2, 472, { size: 17, fill: p.quiet, anchor: 'middle' }) +
    repeat(4, (i) =>
      avatar(s, 82 + i * 58, 534, 23, i === 3 ? p.a : p.raised, i === 3 ? '#04292b' : p.quiet),
    ) +
    button(w / 2 - 96, 590, 'I am on my way', p.a, '#04292b', 18) +
    text('as of 10:42', w / 2, 676, { size: 15, fill: p.quiet, anchor: 'middle' })
  );
}

function schedule(s: Sheet): string {
  const doctors = ['Dr. Amin', 'Dr. Solanki', 'Dr. Vohra'];
  const colours = [p.a, p.b, p.c];
  const blocks: readonly (readonly [column: number, start: number, length: number, label: string])[] = [
    [0, 0, 1, '21'],
    [0, 1, 1, '22'],
    [0, 2, 2, '23'],
    [0, 4, 1, '24'],
    [0, 5, 1, '25'],
    [0, 7, 1, '26'],
    [1, 0, 2, '8'],
    [1, 2, 1, '9'],
    [1, 3, 1, '10'],
    [1, 5, 2, '11'],
    [1, 7, 1, '12'],
    [2, 1, 1, '14'],
    [2, 2, 1, '15'],
    [2, 4, 2, '16'],
    [2, 6, 1, '17'],
  ];
  const top = 190;
  const rowHeight = 84;
  return (
    text('Tuesday, 14 July', 56, 84, { size: 34, fill: p.text, weight: 600 }) +
    chip(380, 58, '41 today', p.a, 17) +
    chip(492, 58, 'median wait 26 min', p.b, 17) +
    button(1120, 48, 'New token', p.a, '#04292b', 19) +
    repeat(
      9,
      (i) =>
        text(`${9 + Math.floor(i / 2)}:${i % 2 ? '30' : '00'}`, 56, top + i * rowHeight + 8, {
          size: 17,
          fill: p.quiet,
        }) + line(130, top + i * rowHeight, 1290, top + i * rowHeight, alpha(p.line, 0.6), 1.5),
    ) +
    doctors
      .map(
        (name, i) =>
          avatar(s, 180 + i * 390, 148, 18, colours[i] ?? p.a, p.ground) +
          text(name, 210 + i * 390, 156, { size: 20, fill: p.text, weight: 600 }),
      )
      .join('') +
    group(
      {},
      blocks
        .map(([column, start, length, label]) => {
          const colour = colours[column] ?? p.a;
          const x = 150 + column * 390;
          const y = top + start * rowHeight + 6;
          const h = length * rowHeight - 12;
          const current = column === 0 && start === 4;
          return at(
            x,
            y,
            rect(0, 0, 360, h, alpha(colour, current ? 0.95 : 0.2), { rx: 14 }),
            rect(0, 0, 7, h, colour, { rx: 3.5 }),
            text(label, 30, 44, { size: 28, fill: current ? '#04292b' : p.text, weight: 600 }),
            rect(90, 26, 150, 10, current ? alpha('#04292b', 0.5) : p.line, { rx: 5 }),
            rect(90, 46, 96, 10, current ? alpha('#04292b', 0.35) : alpha(p.line, 0.7), { rx: 5 }),
          );
        })
        .join(''),
    ) +
    line(130, top + 4.4 * rowHeight, 1290, top + 4.4 * rowHeight, '#ff7a7a', 3) +
    circle(130, top + 4.4 * rowHeight, 8, '#ff7a7a')
  );
}
