import { el, rect, repeat } from '../draw/svg.ts';

export const brand = {
  name: 'Tanvo',
  line: 'Web and software studio',
  ground: '#090e1c',
  blue: '#6d8bff',
  violet: '#a47bff',
  cyan: '#46d9e6',
} as const;

const thread = 9;
const warpAt = [18, 37];
const weftAt = [18, 37];

/**
 * The mark, in a box of the given size: two warp and two weft threads that pass over and under each
 * other, set on their corner. Needs `markPaints` in the same document.
 */
export function mark(size: number): string {
  const warp = (x: number) => rect(x, 5, thread, 54, 'url(#warp)', { rx: thread / 2 });
  // A weft thread is cut where it passes under: the gap is the crossing itself and a little air.
  const weft = (y: number, under: number) => {
    const left = under - 2.5;
    const right = under + thread + 2.5;
    return (
      rect(5, y, left - 5, thread, 'url(#weft)', { rx: thread / 2 }) +
      rect(right, y, 59 - right, thread, 'url(#weft)', { rx: thread / 2 })
    );
  };
  const over = (x: number, y: number) => rect(x - 2.5, y - 0.5, thread + 5, thread + 1, '#000');
  const holes = el(
    'mask',
    { id: 'crossings' },
    rect(0, 0, 64, 64, '#fff'),
    over(warpAt[0] ?? 0, weftAt[0] ?? 0),
    over(warpAt[1] ?? 0, weftAt[1] ?? 0),
  );
  const bars = el(
    'g',
    { mask: 'url(#crossings)' },
    repeat(2, (i) => warp(warpAt[i] ?? 0)),
  );
  return el(
    'g',
    { transform: `scale(${size / 64}) rotate(45 32 32)` },
    holes,
    bars,
    weft(weftAt[0] ?? 0, warpAt[1] ?? 0),
    weft(weftAt[1] ?? 0, warpAt[0] ?? 0),
  );
}

/** Gradients of the mark. */
export function markPaints(): string {
  const paint = (id: string, from: string, to: string) =>
    el(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: 5, y1: 5, x2: 59, y2: 59 },
      el('stop', { offset: 0, 'stop-color': from }),
      el('stop', { offset: 1, 'stop-color': to }),
    );
  return el('defs', {}, paint('warp', brand.cyan, brand.blue), paint('weft', brand.blue, brand.violet));
}
