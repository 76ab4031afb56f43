import { alpha } from '../draw/color.ts';
import type { Palette } from '../draw/palette.ts';
import type { Sheet } from '../draw/sheet.ts';
import { glow } from '../draw/sheet.ts';
import { circle, rect, repeat } from '../draw/svg.ts';
import { text, textWidth } from '../draw/type.ts';

/** The dark ground with its mesh of lights. */
export function backdrop(
  sheet: Sheet,
  p: Palette,
  lights: readonly (readonly [x: number, y: number, r: number, color: string, opacity: number])[],
): string {
  const { width, height } = sheet;
  return (
    rect(0, 0, width, height, p.ground) +
    lights.map(([x, y, r, color, opacity]) => glow(sheet, x, y, r, color, opacity)).join('')
  );
}

/** Grey bars in place of a paragraph. */
export function lines(x: number, y: number, width: number, count: number, color: string, gap = 22): string {
  const shares = [1, 0.92, 0.97, 0.6, 0.88, 0.74];
  return repeat(count, (i) => {
    const share = i === count - 1 ? 0.58 : (shares[i % shares.length] ?? 1);
    return rect(x, y + i * gap, width * share, 9, color, { rx: 4.5 });
  });
}

export function button(x: number, y: number, label: string, fill: string, ink: string, size = 17): string {
  const width = textWidth(label, size, 600) + size * 2.6;
  return (
    rect(x, y, width, size * 2.7, fill, { rx: size * 0.7 }) +
    text(label, x + width / 2, y + size * 1.7, { size, fill: ink, weight: 600, anchor: 'middle' })
  );
}

export function chip(x: number, y: number, label: string, color: string, size = 14): string {
  const width = textWidth(label, size, 500) + size * 1.7;
  return (
    rect(x, y, width, size * 2, alpha(color, 0.16), { rx: size }) +
    text(label, x + width / 2, y + size * 1.36, { size, fill: color, anchor: 'middle' })
  );
}

/** A label with a large figure below it. */
export function figure(x: number, y: number, label: string, value: string, p: Palette, size = 40): string {
  return (
    text(label, x, y, { size: Math.max(13, size * 0.38), fill: p.quiet }) +
    text(value, x, y + size * 1.25, { size, fill: p.text, weight: 600 })
  );
}

/** A person in a list: a disc with a head and shoulders. */
export function avatar(sheet: Sheet, cx: number, cy: number, r: number, fill: string, ink: string): string {
  const clip = sheet.clip(circle(cx, cy, r, '#000'));
  return (
    circle(cx, cy, r, fill) +
    circle(cx, cy - r * 0.16, r * 0.34, ink) +
    circle(cx, cy + r * 0.92, r * 0.66, ink, { 'clip-path': clip })
  );
}
