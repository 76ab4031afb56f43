import { mix } from '../draw/color.ts';
import { circle, ellipse, path, rect } from '../draw/svg.ts';
import { text } from '../draw/type.ts';

/** The dark of letters and signs on a coloured ground. */
export const ink = '#0b1020';
export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export function tile(color: string, body: string): string {
  return rect(5, 5, 54, 54, color, { rx: 15 }) + body;
}

export function disc(color: string, body: string): string {
  return circle(32, 32, 28, color) + body;
}

/** The cylinder of databases. */
export function drum(color: string, body: string): string {
  const side = path('M8 15v34c0 6 11 11 24 11s24-5 24-11V15z', color);
  return side + ellipse(32, 15, 24, 10, mix(color, '#ffffff', 0.45)) + body;
}

export function letters(content: string, size: number, fill = ink, y = 32 + size * 0.36): string {
  return text(content, 32, y, { size, fill, weight: 600, anchor: 'middle' });
}
