import { alpha } from '../draw/color.ts';
import type { Sheet } from '../draw/sheet.ts';
import { circle, line, path, rect, round, stroke } from '../draw/svg.ts';
import type { Box } from './frames.ts';

export type Point = readonly [x: number, y: number];

/** A smooth line through the points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  const point = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0];
  let d = `M${fmt(point(0))}`;
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${fmt(c1)} ${fmt(c2)} ${fmt(p2)}`;
  }
  return d;
}

/** Values from 0 to 1, spread over a box. */
function spread(values: readonly number[], { x, y, w, h }: Box): Point[] {
  return values.map((value, i) => [x + (w * i) / (values.length - 1), y + h - value * h]);
}

export function areaChart(
  sheet: Sheet,
  values: readonly number[],
  box: Box,
  color: string,
  width = 4,
): string {
  const d = smooth(spread(values, box));
  const fill = sheet.linear([
    [0, alpha(color, 0.42)],
    [1, alpha(color, 0)],
  ]);
  return (
    path(`${d}L${box.x + box.w} ${box.y + box.h}L${box.x} ${box.y + box.h}Z`, fill) +
    stroke(d, color, width, { 'stroke-linecap': 'round' })
  );
}

export function sparkline(values: readonly number[], box: Box, color: string, width = 3): string {
  return stroke(smooth(spread(values, box)), color, width, { 'stroke-linecap': 'round' });
}

export function barChart(
  values: readonly number[],
  box: Box,
  color: (index: number) => string,
  share = 0.62,
): string {
  const step = box.w / values.length;
  return values
    .map((value, i) => {
      const height = Math.max(6, value * box.h);
      const width = step * share;
      return rect(box.x + i * step + (step - width) / 2, box.y + box.h - height, width, height, color(i), {
        rx: Math.min(width / 2, 8),
      });
    })
    .join('');
}

export function gridLines({ x, y, w, h }: Box, rows: number, color: string): string {
  return Array.from({ length: rows + 1 }, (_, i) => {
    const level = y + (h * i) / rows;
    return line(x, level, x + w, level, color, 1.5);
  }).join('');
}

/** A ring that is full from the top to `share`. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  share: number,
  color: string,
  track: string,
  width: number,
) {
  const length = 2 * Math.PI * r;
  return (
    circle(cx, cy, r, 'none', { stroke: track, 'stroke-width': width }) +
    circle(cx, cy, r, 'none', {
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${round(length * share)} ${round(length)}`,
      transform: `rotate(-90 ${cx} ${cy})`,
    })
  );
}

function fmt([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
