import { alpha } from '../draw/color.ts';
import { createLightPalette, createPalette } from '../draw/palette.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button, chip, lines } from '../ui/blocks.ts';
import { browser, card } from '../ui/frames.ts';

const p = createPalette('#160d24', '#e8434f', '#f5b342', '#2f9e8f');
const paper = createLightPalette('#f7efe2', '#2a1320', '#b3263a', '#d98a1f', '#1f6f68');
const cloth = ['#3a0b1f', '#9c1f36', '#e8434f', '#f5b342', '#f7e6c4', '#1f6f68'];

/** The cloth fills the picture; the shop lies on it like a label. */
export function patolaHouseCover(): string {
  const s = createSheet(1600, 1000);
  s.add(rect(0, 0, 1600, 1000, p.ground), group({ opacity: 0.96 }, ikat(0, 0, 58, 36, 28)));
  s.add(
    rect(
      0,
      0,
      1600,
      1000,
      s.linear(
        [
          [0, alpha('#0d0718', 0.1)],
          [0.55, alpha('#0d0718', 0.5)],
          [1, alpha('#0d0718', 0.94)],
        ],
        [0, 0, 1, 0.35],
      ),
    ),
  );
  s.add(browser(s, { x: 620, y: 110, w: 860, h: 780 }, paper, 'patola-house.example', productPage(s)));
  return s.toSvg();
}

/** The loom: dyed warp above, woven cloth below, and the place in the queue. */
export function patolaHouseDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [300, 100, 800, p.a, 0.3],
      [1450, 900, 760, p.b, 0.26],
    ]),
  );
  s.add(loom(s));
  s.add(card(s, { x: 980, y: 190, w: 500, h: 620 }, p, queue(s), 28));
  return s.toSvg();
}

function productPage(s: Sheet): string {
  const frame = s.clip(rect(0, 0, 400, 620, '#000', { rx: 14 }));
  return (
    text('Patola House', 48, 62, { size: 26, fill: paper.text, weight: 600 }) +
    repeat(3, (i) =>
      text(['Sarees', 'Weavers', 'Visit'][i] ?? '', 560 + i * 96, 60, { size: 16, fill: paper.quiet }),
    ) +
    at(48, 92, group({ 'clip-path': frame }, ikat(0, 0, 15, 23, 28))) +
    text('Nari Kunjar', 490, 156, { size: 44, fill: paper.text, weight: 600 }) +
    text('Double ikat in madder red', 490, 192, { size: 18, fill: paper.quiet }) +
    lines(490, 228, 318, 4, paper.line, 24) +
    chip(490, 340, 'Made to order', paper.c, 15) +
    text('Place in the queue', 490, 426, { size: 16, fill: paper.quiet }) +
    repeat(7, (i) => rect(490 + i * 46, 444, 36, 36, i === 2 ? paper.a : paper.raised, { rx: 6 })) +
    text('3', 600, 469, { size: 19, fill: '#fff', weight: 600, anchor: 'middle' }) +
    text('₹ 1,85,000', 490, 560, { size: 34, fill: paper.text, weight: 600 }) +
    text('in four instalments', 490, 590, { size: 16, fill: paper.quiet }) +
    button(490, 624, 'Reserve a place', paper.a, '#fff', 20)
  );
}

function loom(s: Sheet): string {
  const threads = 64;
  const width = 820;
  const step = width / threads;
  const clip = s.clip(rect(0, 0, width, 1000, '#000'));
  const dyed = repeat(threads, (i) => {
    const fromMiddle = Math.abs(i - threads / 2 + 0.5) / (threads / 2);
    return (
      repeat(9, (k) => {
        const tall = 44 + 40 * Math.abs(Math.sin(k * 1.7 + fromMiddle * 4.4));
        const colour = cloth[(k + Math.floor(fromMiddle * 5)) % cloth.length] ?? p.a;
        return rect(i * step + 1.5, k * 66 - 20 + fromMiddle * 40, step - 3, tall, colour, { rx: 2 });
      }) + rect(i * step + step / 2 - 0.75, 0, 1.5, 1000, alpha('#ffffff', 0.24))
    );
  });
  return at(
    90,
    0,
    group({ 'clip-path': clip }, dyed, at(0, 600, ikat(0, 0, 30, 16, 27.4))),
    rect(
      -30,
      572,
      width + 60,
      34,
      s.linear([
        [0, '#b98452'],
        [0.5, '#7d5230'],
        [1, '#4a2d1b'],
      ]),
      { rx: 8 },
    ),
    rect(
      -30,
      110,
      width + 60,
      26,
      s.linear([
        [0, '#b98452'],
        [1, '#4a2d1b'],
      ]),
      { rx: 8 },
    ),
    repeat(40, (i) => line(10 + i * 20.5, 576, 10 + i * 20.5, 602, alpha('#2a1308', 0.6), 3)),
  );
}

function queue(s: Sheet): string {
  const steps = ['Yarn tied', 'Dyed, 14 of 18', 'On the loom', 'Cut off', 'With you'];
  return (
    text('Your saree', 44, 76, { size: 34, fill: p.text, weight: 600 }) +
    text('Week 17 of 26', 44, 112, { size: 19, fill: p.quiet }) +
    rect(44, 142, 412, 14, p.line, { rx: 7 }) +
    rect(
      44,
      142,
      270,
      14,
      s.linear(
        [
          [0, p.a],
          [1, p.b],
        ],
        [0, 0, 1, 0],
      ),
      { rx: 7 },
    ) +
    line(62, 226, 62, 506, p.line, 3) +
    steps
      .map((label, i) => {
        const y = 226 + i * 70;
        return (
          circle(62, y, 17, i < 2 ? p.a : p.raised, { stroke: i === 2 ? p.b : p.line, 'stroke-width': 3 }) +
          text(label, 100, y + 8, { size: 23, fill: i < 3 ? p.text : p.quiet })
        );
      })
      .join('') +
    text('Woven by Hiralben', 44, 576, { size: 18, fill: p.quiet })
  );
}

/** Stepped diamonds, as ikat draws them: every cell takes its colour from its distance to the motif's centre. */
function ikat(x: number, y: number, columns: number, rows: number, size: number): string {
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const dx = Math.abs((column % 14) - 7);
      const dy = Math.abs((row % 14) - 7);
      const distance = dx + dy;
      const cross = (dx === 0 && dy < 3) || (dy === 0 && dx < 3);
      const index = cross ? 4 : ([3, 2, 5, 1, 4, 1, 2, 0, 0, 3, 0, 1, 2, 3, 4][distance] ?? 0);
      cells.push(rect(x + column * size, y + row * size, size - 1.5, size - 1.5, cloth[index] ?? p.a));
    }
  }
  return cells.join('');
}
