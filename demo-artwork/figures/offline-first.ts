import { alpha } from '../draw/color.ts';
import { circle, line, rect } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { chip, button } from '../ui/blocks.ts';
import { phone, screenOf } from '../ui/frames.ts';
import { arrow, createFigure } from './figure-sheet.ts';

/** A queue that can be seen: three entries are waiting. */
export function offlineFirstQueue(): string {
  const { s, p } = createFigure('violet');
  const frame = { x: 180, y: 60, w: 430, h: 900 };
  const { w } = screenOf(frame);
  const rows: [name: string, note: string, isSent: boolean][] = [
    ['Shreyas Flats', 'sent 12:41', true],
    ['Tower B, 6th floor', 'waiting', false],
    ['Navrang Clinic', 'waiting', false],
    ['Mill Lane 12', 'waiting', false],
  ];
  s.add(
    phone(
      s,
      frame,
      p,
      text('Deliveries', 30, 112, { size: 40, fill: p.text, weight: 600 }) +
        chip(30, 138, 'No signal since 12:43', p.c, 19) +
        rows
          .map(
            ([name, note, isSent], i) =>
              rect(22, 210 + i * 112, w - 44, 96, p.panel, { rx: 20 }) +
              circle(66, 258 + i * 112, 17, isSent ? p.a : 'none', {
                stroke: isSent ? p.a : p.c,
                'stroke-width': 4,
              }) +
              text(name, 104, 252 + i * 112, { size: 23, fill: p.text, weight: 600 }) +
              text(note, 104, 284 + i * 112, { size: 20, fill: p.quiet }),
          )
          .join('') +
        button(22, 680, '3 waiting to be sent', p.a, p.ground, 22),
    ),
    ...[
      ['Stored first', 'on the device, with an id that the device makes'],
      ['Done for the person', 'she puts the phone away'],
      ['Sent later', 'once, or as often as it takes'],
    ].map(([title = '', note = ''], i) =>
      [
        circle(760, 236 + i * 210, 36, alpha(p.a, 0.25)),
        text(`${i + 1}`, 760, 250 + i * 210, { size: 36, fill: p.a, weight: 600, anchor: 'middle' }),
        text(title, 830, 240 + i * 210, { size: 44, fill: p.text, weight: 600 }),
        text(note, 830, 290 + i * 210, { size: 28, fill: p.quiet }),
      ].join(''),
    ),
  );
  return s.toSvg();
}

/** An answer gets lost, the entry is sent again, and nothing is stored twice. */
export function offlineFirstAgain(): string {
  const figure = createFigure('violet');
  const { s, p } = figure;
  const [left, right] = [330, 1270];
  s.add(
    ...[
      [left, 'Device'],
      [right, 'Server'],
    ].map(([x, name]) =>
      [
        rect(Number(x) - 130, 70, 260, 84, p.raised, { rx: 20 }),
        text(String(name), Number(x), 124, { size: 36, fill: p.text, weight: 600, anchor: 'middle' }),
        line(Number(x), 154, Number(x), 860, p.line, 4),
      ].join(''),
    ),
    arrow(figure, [left + 14, 250, right - 14, 250], '40 birds at 7:12, id 9f3c'),
    circle(right, 340, 16, p.a),
    text('stored', right + 40, 350, { size: 28, fill: p.text, weight: 600 }),
    line(right - 14, 420, 840, 420, p.b, 5, { 'stroke-dasharray': '4 16', 'stroke-linecap': 'round' }),
    text('×', 800, 444, { size: 70, fill: p.b, weight: 600, anchor: 'middle' }),
    text('the answer gets lost', 830, 390, { size: 26, fill: p.quiet }),
    arrow(figure, [left + 14, 580, right - 14, 580], '40 birds at 7:12, id 9f3c, once more'),
    circle(right, 660, 16, 'none', { stroke: p.c, 'stroke-width': 5 }),
    text('known already', right + 40, 670, { size: 28, fill: p.text, weight: 600 }),
    arrow(figure, [right - 14, 760, left + 14, 760], 'I have that one', p.c),
  );
  return s.toSvg();
}
