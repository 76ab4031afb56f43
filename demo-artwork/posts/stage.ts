import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import type { Palette } from '../draw/palette.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { circle, line, path, polygon, rect, repeat } from '../draw/svg.ts';

export type Backdrop = 'disc' | 'arch' | 'diamond' | 'bands' | 'horizon';

export interface Stage {
  s: Sheet;
  p: Palette;
}

const tones = {
  indigo: ['#0c1230', '#6d8bff', '#5ee7f0', '#ffd27a'],
  violet: ['#150f2e', '#a583ff', '#ff8fb1', '#ffe0b5'],
  teal: ['#071c28', '#35d0ba', '#9be15d', '#ffe3a3'],
  amber: ['#171126', '#ffb340', '#ff7a59', '#8fd3ff'],
  coral: ['#1b0f24', '#ff6b6b', '#ffb199', '#7cc6ff'],
  azure: ['#081a33', '#4aa8ff', '#8ef0d4', '#fff0c2'],
} as const;

export type Tone = keyof typeof tones;

/** The ground that all journal pictures share: night, one large lit form, and threads at the margin. */
export function createStage(tone: Tone, backdrop: Backdrop): Stage {
  const [ground, a, b, c] = tones[tone];
  const p = createPalette(ground, a, b, c);
  const s = createSheet(1600, 1000);
  s.add(rect(0, 0, 1600, 1000, ground), glow(s, 1280, 120, 760, a, 0.24), glow(s, 260, 940, 760, b, 0.2));
  s.add(form(s, p, backdrop), threads(p));
  return { s, p };
}

function form(s: Sheet, p: Palette, backdrop: Backdrop): string {
  const deep = mix(p.ground, p.a, 0.34);
  const fill = s.linear(
    [
      [0, mix(p.ground, p.a, 0.62)],
      [1, mix(p.ground, p.b, 0.16)],
    ],
    [0, 0, 1, 1],
  );
  switch (backdrop) {
    case 'disc':
      return circle(800, 500, 400, fill);
    case 'arch':
      return (
        path('M440 1000V470a360 360 0 0 1 720 0V1000Z', fill) +
        path('M520 1000V480a280 280 0 0 1 560 0V1000Z', alpha(p.ground, 0.28))
      );
    case 'diamond':
      return (
        polygon(
          [
            [800, 20],
            [1360, 500],
            [800, 980],
            [240, 500],
          ],
          fill,
        ) +
        polygon(
          [
            [800, 120],
            [1244, 500],
            [800, 880],
            [356, 500],
          ],
          alpha(p.ground, 0.24),
        )
      );
    case 'bands':
      return repeat(5, (i) =>
        rect(0, 300 + i * 140, 1600, 140, mix(p.ground, i % 2 ? p.a : deep, 0.12 + i * 0.05)),
      );
    case 'horizon':
      return (
        circle(800, 700, 380, fill) +
        rect(
          0,
          700,
          1600,
          300,
          s.linear([
            [0, mix(p.ground, p.a, 0.26)],
            [1, p.ground],
          ]),
        )
      );
  }
}

/** Warp along the left edge, weft along the foot: the studio's signature. */
function threads(p: Palette): string {
  return (
    repeat(9, (i) => line(40 + i * 12, 0, 40 + i * 12, 1000, p.a, 2, { opacity: 0.26 - i * 0.026 })) +
    repeat(6, (i) => line(0, 960 - i * 12, 1600, 960 - i * 12, p.b, 2, { opacity: 0.18 - i * 0.028 }))
  );
}
