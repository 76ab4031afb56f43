import { mix } from './color.ts';
import { polygon, round } from './svg.ts';

/** An isometric room: x to the lower right, y to the lower left, z up, in units of the room. */
export interface Iso {
  point(x: number, y: number, z: number): [number, number];
  /** A block by its corner and size, lit from the upper left. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, color: string): string;
  /** A shape on the floor plane or parallel to it. */
  top(x: number, y: number, z: number, w: number, d: number, fill: string): string;
  /** A rectangle facing the lower left (constant y). */
  faceX(x: number, y: number, z: number, w: number, h: number, fill: string): string;
  /** A rectangle facing the lower right (constant x). */
  faceY(x: number, y: number, z: number, d: number, h: number, fill: string): string;
}

export function createIso(originX: number, originY: number, unit: number): Iso {
  const point = (x: number, y: number, z: number): [number, number] => [
    round(originX + (x - y) * 0.866 * unit),
    round(originY + (x + y) * 0.5 * unit - z * unit),
  ];
  const top: Iso['top'] = (x, y, z, w, d, fill) =>
    polygon([point(x, y, z), point(x + w, y, z), point(x + w, y + d, z), point(x, y + d, z)], fill);
  const faceX: Iso['faceX'] = (x, y, z, w, h, fill) =>
    polygon([point(x, y, z), point(x + w, y, z), point(x + w, y, z + h), point(x, y, z + h)], fill);
  const faceY: Iso['faceY'] = (x, y, z, d, h, fill) =>
    polygon([point(x, y, z), point(x, y + d, z), point(x, y + d, z + h), point(x, y, z + h)], fill);
  return {
    point,
    top,
    faceX,
    faceY,
    box: (x, y, z, w, d, h, color) =>
      faceX(x, y + d, z, w, h, mix(color, '#0a0820', 0.18)) +
      faceY(x + w, y, z, d, h, mix(color, '#0a0820', 0.42)) +
      top(x, y, z + h, w, d, mix(color, '#ffffff', 0.12)),
  };
}
