import { createLightPalette } from '../draw/palette.ts';
import { line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { arrow, box, createFigure } from './figure-sheet.ts';

const paper = createLightPalette('#fffaf0', '#2a2138', '#c8552b', '#a9791c', '#356a9c');

/** An invoice with everything that is frozen on it. */
export function gstInvoicesPaper(): string {
  const { s, p } = createFigure('warm');
  const sheet = { x: 110, y: 70, w: 800, h: 900 };
  const rows = [
    ['Dupatta, hand-woven', '5007', '₹4,200.00', '5 %', '₹210.00'],
    ['Stole, indigo', '5007', '₹1,850.00', '5 %', '₹92.50'],
    ['Freight', '9968', '₹120.00', '5 %', '₹6.00'],
  ];
  const columns = [160, 425, 645, 730, 870];
  s.add(
    shadow(s, sheet, 12),
    rect(sheet.x, sheet.y, sheet.w, sheet.h, paper.ground, { rx: 12 }),
    text('Tax invoice', 160, 160, { size: 42, fill: paper.text, weight: 600 }),
    text('PAT/25-26/000118', 870, 158, { size: 25, fill: paper.a, weight: 600, anchor: 'end' }),
    ...['Seller: Patan, Gujarat (24)', 'Buyer: Pune, Maharashtra (27)'].map((words, i) =>
      text(words, 160, 226 + i * 36, { size: 23, fill: paper.quiet }),
    ),
    ...['Description', 'Code', 'Value', 'Rate', 'IGST'].map((word, i) =>
      text(word, columns[i] ?? 0, 340, { size: 20, fill: paper.quiet, anchor: i < 2 ? 'start' : 'end' }),
    ),
    line(160, 360, 870, 360, paper.line, 2),
    ...rows.map((row, y) =>
      row
        .map((word, i) =>
          text(word, columns[i] ?? 0, 410 + y * 56, {
            size: 21,
            fill: paper.text,
            anchor: i < 2 ? 'start' : 'end',
          }),
        )
        .join(''),
    ),
    line(160, 560, 870, 560, paper.line, 2),
    ...[
      ['Rounding', '−₹0.50'],
      ['Total', '₹6,478.00'],
    ].map(([name = '', value = ''], i) =>
      [
        text(name, 640, 616 + i * 60, { size: 26 + i * 6, fill: paper.text, weight: 600, anchor: 'end' }),
        text(value, 870, 616 + i * 60, { size: 26 + i * 6, fill: paper.text, weight: 600, anchor: 'end' }),
      ].join(''),
    ),
    repeat(3, (i) => rect(160, 760 + i * 32, 480 - i * 90, 10, paper.line, { rx: 5 })),
    ...[
      [146, 'A number without a gap'],
      [226, 'The state decides on the tax'],
      [404, 'The rate of that day'],
      [604, 'Rounding in its own line'],
    ].map(([y, words]) =>
      [
        line(905, Number(y), 985, Number(y), p.a, 4),
        text(String(words), 1006, Number(y) + 11, { size: 31, fill: p.text, weight: 600 }),
      ].join(''),
    ),
  );
  return s.toSvg();
}

/** The place of delivery decides which tax it is. */
export function gstInvoicesSplit(): string {
  const figure = createFigure('warm');
  const { s, p } = figure;
  s.add(
    box(figure, [90, 370, 360, 160], ['Pin code', 'of the delivery'], p.c),
    arrow(figure, [462, 450, 598, 450]),
    box(figure, [610, 370, 360, 160], ['Same state', 'as the seller?'], p.a),
    arrow(figure, [982, 420, 1138, 250], 'yes'),
    arrow(figure, [982, 480, 1138, 650], 'no'),
    box(figure, [1150, 150, 350, 190], ['CGST + SGST', '2.5 % + 2.5 %', 'two halves'], p.b),
    box(figure, [1150, 560, 350, 190], ['IGST', '5 %', 'one tax'], p.b),
  );
  return s.toSvg();
}
