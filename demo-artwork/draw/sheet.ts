import { el, rect } from './svg.ts';
import type { Attrs } from './svg.ts';

export type Stop = readonly [offset: number, color: string];

/** A picture under construction: paints are registered once and referred to by their address. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Linear gradient over the box of the shape; direction as fractions of that box. */
  linear(stops: readonly Stop[], direction?: readonly [number, number, number, number]): string;
  radial(stops: readonly Stop[], center?: readonly [number, number, number]): string;
  blur(px: number): string;
  clip(shape: string): string;
  mask(shape: string): string;
  add(...parts: string[]): void;
  toSvg(): string;
}

export function createSheet(width: number, height: number): Sheet {
  const defs: string[] = [];
  const parts: string[] = [];
  const define = (name: string, attrs: Attrs, ...children: string[]) => {
    const id = `d${defs.length}`;
    defs.push(el(name, { id, ...attrs }, ...children));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define('linearGradient', { x1, y1, x2, y2 }, ...stops.map(stop)),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      define('radialGradient', { cx, cy, r }, ...stops.map(stop)),
    blur: (px) =>
      define(
        'filter',
        { x: '-60%', y: '-60%', width: '220%', height: '220%' },
        el('feGaussianBlur', { stdDeviation: px }),
      ),
    clip: (shape) => define('clipPath', {}, shape),
    mask: (shape) => define('mask', {}, shape),
    add: (...more) => void parts.push(...more),
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${defs.join('')}</defs>${parts.join('')}</svg>`,
  };
}

/** A soft light: the mesh behind every picture is made of a few of these. */
export function glow(sheet: Sheet, cx: number, cy: number, r: number, color: string, opacity = 1): string {
  const fill = sheet.radial([
    [0, color],
    [1, color],
  ]);
  const soft = sheet.radial([
    [0, '#fff'],
    [0.35, '#777'],
    [0.7, '#1c1c1c'],
    [1, '#000'],
  ]);
  const mask = sheet.mask(rect(cx - r, cy - r, r * 2, r * 2, soft));
  return rect(cx - r, cy - r, r * 2, r * 2, fill, { mask, opacity });
}

function stop([offset, color]: Stop): string {
  const rgba = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(color);
  if (!rgba) return el('stop', { offset, 'stop-color': color });
  const [, r, g, b, opacity] = rgba;
  return el('stop', { offset, 'stop-color': `rgb(${r},${g},${b})`, 'stop-opacity': opacity });
}
