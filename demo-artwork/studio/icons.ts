import { at, el, rect } from '../draw/svg.ts';
import { brand, mark, markPaints } from './brand.ts';

/** The mark on its own ground; `share` is the part of the side that it fills. */
export function iconSvg(share: number, radius: number): string {
  const inset = (64 * (1 - share)) / 2;
  return square(
    markPaints() + rect(0, 0, 64, 64, brand.ground, { rx: radius }) + at(inset, inset, mark(64 * share)),
  );
}

function square(body: string): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 64, height: 64, viewBox: '0 0 64 64' },
    body,
  );
}
