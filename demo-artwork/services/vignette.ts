import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import type { Palette } from '../draw/palette.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { line, path, rect, repeat } from '../draw/svg.ts';

export interface Vignette {
  s: Sheet;
  p: Palette;
}

const palettes = {
  web: ['#0a1230', '#5b8cff', '#46d9e6', '#ffd27a'],
  design: ['#170f30', '#a37bff', '#ff8fb8', '#ffd9a0'],
  mobile: ['#071d2a', '#3fd0c0', '#8be36b', '#ffe39a'],
  shop: ['#1b1026', '#ff9a4c', '#ff6b8a', '#8fd0ff'],
  marketing: ['#10162f', '#ff7aa8', '#7f8cff', '#ffe08a'],
  care: ['#081c22', '#4ade9a', '#5fb4ff', '#f6f0d8'],
} as const;

/** Ground of a service's small pictures: a woven corner and two lights in the colours of that service. */
export function createVignette(service: keyof typeof palettes): Vignette {
  const [ground, a, b, c] = palettes[service];
  const p = createPalette(ground, a, b, c);
  const s = createSheet(800, 500);
  s.add(rect(0, 0, 800, 500, ground), glow(s, 640, 60, 420, a, 0.4), glow(s, 120, 470, 380, b, 0.3));
  s.add(
    path('M800 500V210L510 500Z', mix(ground, a, 0.16)),
    repeat(12, (i) => line(800, 232 + i * 22, 532 + i * 22, 500, alpha(a, 0.35), 2)),
  );
  return { s, p };
}
