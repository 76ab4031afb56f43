import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, chip, lines } from '../ui/blocks.ts';
import { card, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#0a1226', '#f0a85a', '#ffe2b0', '#4fb6e8');

/** Looking down into the well: terraces that fall towards the water. */
export function stepwellAtlasCover(): string {
  const s = createSheet(1600, 1000);
  s.add(rect(0, 0, 1600, 1000, '#1a1420'), terraces(s), glow(s, 1000, 520, 420, p.c, 0.5));
  s.add(
    rect(
      0,
      0,
      1600,
      1000,
      s.linear(
        [
          [0, alpha(p.ground, 0.92)],
          [0.42, alpha(p.ground, 0.2)],
          [1, alpha(p.ground, 0)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  s.add(card(s, { x: 110, y: 170, w: 430, h: 640 }, p, level(s), 26));
  return s.toSvg();
}

/** A measured section, level by level, with the voice that belongs to it. */
export function stepwellAtlasDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [300, 0, 760, p.a, 0.24],
      [1300, 1000, 760, p.c, 0.34],
    ]),
  );
  s.add(section(s));
  const box = { x: 1120, y: 90, w: 400, h: 840 };
  s.add(phone(s, box, p, player(s, screenOf(box))));
  return s.toSvg();
}

function terraces(s: Sheet): string {
  const [cx, cy] = [1000, 520];
  const levels = 13;
  return (
    repeat(levels, (i) => {
      const w = 2050 * 0.8 ** i;
      const h = 1500 * 0.8 ** i;
      const next = 0.8;
      const warm = mix('#e79a4e', '#1c2140', i / levels);
      const corner = (kx: number, ky: number, k: number): [number, number] => [
        cx + (kx * w * k) / 2,
        cy + (ky * h * k) / 2,
      ];
      const wall = (a: [number, number], b: [number, number], shade: number) =>
        polygon(
          [corner(...a, 1), corner(...b, 1), corner(...b, next), corner(...a, next)],
          mix(warm, '#120c1c', shade),
        );
      return (
        wall([-1, -1], [1, -1], 0.34) +
        wall([1, -1], [1, 1], 0.12) +
        wall([1, 1], [-1, 1], 0) +
        wall([-1, 1], [-1, -1], 0.5) +
        stairs(cx, cy, w, h, warm) +
        (i === 4
          ? rect(cx - w * 0.4, cy - h * 0.4, w * 0.8, h * 0.8, 'none', { stroke: p.b, 'stroke-width': 5 })
          : '')
      );
    }) +
    rect(
      cx - 70,
      cy - 58,
      140,
      116,
      s.linear([
        [0, '#9fe4ff'],
        [1, '#1d6fa8'],
      ]),
    )
  );
}

/** Triangular flights on each wall, lit on one side. */
function stairs(cx: number, cy: number, w: number, h: number, colour: string): string {
  const count = 6;
  const light = mix(colour, '#fff0d0', 0.4);
  const dark = mix(colour, '#120c1c', 0.5);
  const flights = (y0: number, y1: number) =>
    repeat(count, (i) => {
      const x = cx - w * 0.36 + ((i + 0.5) * w * 0.72) / count;
      const half = (w * 0.72) / count / 2;
      return (
        polygon(
          [
            [x - half, y0],
            [x, y1],
            [x, y0],
          ],
          light,
          { opacity: 0.75 },
        ) +
        polygon(
          [
            [x + half, y0],
            [x, y1],
            [x, y0],
          ],
          dark,
          { opacity: 0.75 },
        )
      );
    });
  return flights(cy + h * 0.5, cy + h * 0.4) + group({ opacity: 0.55 }, flights(cy - h * 0.5, cy - h * 0.4));
}

function level(s: Sheet): string {
  return (
    text('Level four', 40, 84, { size: 42, fill: p.text, weight: 600 }) +
    text('11.4 m below the ground', 40, 120, { size: 20, fill: p.quiet }) +
    at(
      40,
      160,
      repeat(7, (i) =>
        rect(
          i * 22,
          i * 40,
          350 - i * 44,
          34,
          i === 3
            ? s.linear(
                [
                  [0, p.a],
                  [1, p.b],
                ],
                [0, 0, 1, 0],
              )
            : p.line,
          { rx: 6 },
        ),
      ),
    ) +
    lines(40, 480, 350, 4, p.line, 26) +
    chip(40, 588, 'Gujarati', p.quiet, 16) +
    chip(140, 588, 'Hindi', p.quiet, 16) +
    chip(220, 588, 'English', p.a, 16)
  );
}

function section(s: Sheet): string {
  const ink = mix(p.ground, p.b, 0.75);
  const storeys = repeat(6, (i) => {
    const y = 180 + i * 118;
    const left = 90 + i * 76;
    return (
      rect(left, y, 980 - left, 14, i === 3 ? p.a : ink) +
      repeat(7 - i, (k) => {
        const x = 960 - (k + 1) * 120;
        return (
          rect(x, y + 14, 14, 104, i === 3 ? p.a : ink, { opacity: 0.9 }) +
          path(`M${x + 14} ${y + 60}q0 -40 53 -40t53 40`, 'none', {
            stroke: i === 3 ? p.a : ink,
            'stroke-width': 3,
          })
        );
      }) +
      repeat(
        5,
        (k) =>
          line(left - 76 + k * 15.2, y + 14 + k * 23.6, left - 61 + k * 15.2, y + 14 + k * 23.6, ink, 4) +
          line(left - 61 + k * 15.2, y + 14 + k * 23.6, left - 61 + k * 15.2, y + 38 + k * 23.6, ink, 4),
      ) +
      text(`${i + 1}`, 1010, y + 22, { size: 24, fill: i === 3 ? p.a : p.quiet, weight: 600 })
    );
  });
  return (
    rect(40, 176, 990, 4, ink) +
    storeys +
    rect(
      545,
      902,
      435,
      98,
      s.linear([
        [0, alpha(p.c, 0.9)],
        [1, alpha(p.c, 0.2)],
      ]),
    ) +
    circle(330, 498, 11, p.b) +
    path('M330 512l14 52h-28z', p.b) +
    text('Section A to A, 1 : 200', 90, 110, { size: 30, fill: p.text, weight: 600 }) +
    line(90, 130, 290, 130, p.quiet, 4) +
    line(90, 122, 90, 138, p.quiet, 4) +
    line(290, 122, 290, 138, p.quiet, 4)
  );
}

function player(s: Sheet, { w, h }: { w: number; h: number }): string {
  const wells = [
    [90, 190],
    [250, 150],
    [310, 300],
    [150, 330],
    [220, 240],
  ] as const;
  return (
    rect(0, 0, w, 420, mix(p.ground, p.c, 0.16)) +
    stroke('M-10 120C90 160 130 60 240 110S340 60 420 90', p.line, 14) +
    stroke('M60 -10C80 140 190 200 180 440', p.line, 9) +
    stroke('M-10 300C120 260 260 330 420 250', alpha(p.c, 0.6), 20) +
    stroke('M90 190C140 240 180 220 220 240S280 280 310 300', p.a, 5, {
      'stroke-dasharray': '2 13',
      'stroke-linecap': 'round',
    }) +
    wells
      .map(([x, y], i) =>
        polygon(
          [
            [x, y - 16],
            [x + 16, y],
            [x, y + 16],
            [x - 16, y],
          ],
          i === 4 ? p.a : p.b,
        ),
      )
      .join('') +
    rect(0, 390, w, h, p.ground, { rx: 30 }) +
    text('The water remembers', 32, 460, { size: 27, fill: p.text, weight: 600 }) +
    text('Jivuben, 81, Level four', 32, 494, { size: 18, fill: p.quiet }) +
    repeat(44, (i) => {
      const bar = 14 + 60 * Math.abs(Math.sin(i * 0.9) * Math.cos(i * 0.31));
      return rect(32 + i * 7.2, 570 - bar / 2, 4, bar, i < 19 ? p.a : p.line, { rx: 2 });
    }) +
    circle(
      w / 2,
      680,
      44,
      s.linear([
        [0, p.b],
        [1, p.a],
      ]),
    ) +
    rect(w / 2 - 14, 662, 9, 36, p.ground, { rx: 3 }) +
    rect(w / 2 + 5, 662, 9, 36, p.ground, { rx: 3 }) +
    path(`M${w / 2 - 100} 668v24l-20 -12zM${w / 2 + 100} 668v24l20 -12z`, p.quiet)
  );
}
