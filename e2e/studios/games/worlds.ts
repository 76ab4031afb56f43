import { circle, drawing, gradient, numbersFrom, polygon, rect, repeat } from '../support/draw.ts';

interface World {
  sky: readonly string[];
  sun: string;
  /** Of the hills, the furthest first. */
  hills: readonly string[];
  /** Of its inhabitant. */
  creature: readonly [body: string, eyes: string];
  seed: number;
  size?: readonly [number, number];
}

function world({ sky, sun, hills, creature, seed, size: [width, height] = [1600, 1000] }: World): string {
  const next = numbersFrom(seed);
  const stars = repeat(90, () =>
    rect(
      Math.floor(next() * 200) * (width / 200),
      Math.floor(next() * 70) * 8,
      6,
      6,
      '#fff',
      `opacity="${(0.2 + next() * 0.8).toFixed(2)}"`,
    ),
  );
  const bars = repeat(7, (index) => rect(0, height * 0.42 + index * 34, width, 5 + index * 3, sky.at(-1)!));
  const ranges = hills.map((color, layer) => {
    const base = height * (0.62 + layer * 0.11);
    const points = Array.from(
      { length: 17 },
      (_, index) => `${(width / 16) * index},${Math.round(base - next() * height * (0.2 - layer * 0.04))}`,
    );
    return polygon(`0,${height} ${points.join(' ')} ${width},${height}`, color);
  });
  return drawing(
    width,
    height,
    rect(0, 0, width, height, 'url(#sky)') +
      stars +
      circle(width * 0.68, height * 0.46, height * 0.27, sun) +
      bars +
      ranges.join('') +
      inhabitant(next, width * 0.22, height * 0.5, height / 26, creature),
    gradient('sky', sky),
  );
}

/** A creature of pixels, the same on both sides. */
function inhabitant(
  next: () => number,
  x: number,
  y: number,
  pixel: number,
  [body, eyes]: readonly [string, string],
): string {
  const half = Array.from({ length: 9 }, () =>
    Array.from({ length: 4 }, (_, column) => next() < 0.5 + column * 0.13),
  );
  const cells = half.flatMap((row, down) =>
    row.flatMap((isSet, across) =>
      isSet || (down > 1 && across === 3)
        ? [
            [across, down],
            [7 - across, down],
          ]
        : [],
    ),
  );
  const dots = cells.map(([across = 0, down = 0]) =>
    rect(x + across * pixel, y + down * pixel, pixel + 0.5, pixel + 0.5, body),
  );
  const eye = (across: number) => rect(x + across * pixel, y + 3 * pixel, pixel, pixel * 1.5, eyes);
  return `<g style="filter:drop-shadow(0 ${pixel / 2}px ${pixel}px #0008)">${dots.join('')}${eye(2)}${eye(5)}</g>`;
}

export const worlds = {
  hero: world({
    sky: ['#160b3a', '#5b1d8a', '#ff4fa3'],
    sun: '#ffe066',
    hills: ['#7b1fa2', '#4a148c', '#1d0b45'],
    creature: ['#7cf5e6', '#160b3a'],
    seed: 4242,
    size: [2000, 1250],
  }),
  moss: world({
    sky: ['#03221f', '#0b6e5f', '#b9f27c'],
    sun: '#f5ffd0',
    hills: ['#0f8a6a', '#0a5a4b', '#052e2a'],
    creature: ['#ff8f5a', '#052e2a'],
    seed: 77,
  }),
  comet: world({
    sky: ['#020824', '#0a2a88', '#41b6ff'],
    sun: '#ffffff',
    hills: ['#173ba8', '#0d2470', '#050f3a'],
    creature: ['#ffe066', '#050f3a'],
    seed: 1913,
  }),
  lava: world({
    sky: ['#2a0505', '#a3160f', '#ffa12e'],
    sun: '#fff0a0',
    hills: ['#c22a12', '#7a120c', '#2d0606'],
    creature: ['#b58cff', '#2d0606'],
    seed: 31_415,
  }),
  candy: world({
    sky: ['#4a1b6d', '#e26bd6', '#ffd6e8'],
    sun: '#ff7ab8',
    hills: ['#a64ad1', '#6e2ba0', '#36125c'],
    creature: ['#8dff9a', '#36125c'],
    seed: 271_828,
  }),
};
