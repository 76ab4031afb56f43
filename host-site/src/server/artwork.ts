import type { FastifyInstance } from 'fastify';

/** Colours and seed of a pattern, in the form that `patternAddress` makes: four colours, or four each for dark and light. */
const patternFile = /^weave-(?<colors>(?:[\da-f]{6}-){4}|(?:[\da-f]{6}-){8})(?<seed>\d{1,5})\.svg$/;
const forEver = 'public, max-age=31536000, immutable';

/** Artwork in the studio's colours. Its address holds all its parameters, so it never changes. */
export function registerArtwork(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/artwork/:file', (request, reply) => {
    const parts = patternFile.exec(request.params.file)?.groups;
    if (parts === undefined) return reply.callNotFound();
    const [colors, lightColors = colors] = inFours(parts.colors ?? '');
    const color = (at: number) => {
      const [one, light] = [colors?.[at] ?? '', lightColors?.[at] ?? ''];
      return one === light ? one : `light-dark(${light},${one})`;
    };
    const [ground, primary, secondary, tertiary] = [color(0), color(1), color(2), color(3)];
    const pattern = drawPattern({ ground, primary, secondary, tertiary, seed: Number(parts.seed) });
    return reply.header('cache-control', forEver).type('image/svg+xml').send(pattern);
  });
}

/** Colours of an address by the scheme that they are for. */
function inFours(colors: string): string[][] {
  const all = colors
    .split('-')
    .filter(Boolean)
    .map((hex) => `#${hex}`);
  return all.length > 4 ? [all.slice(0, 4), all.slice(4)] : [all];
}

/** Parameters of a pattern: colours as CSS has them, and a seed for variants in the same colours. */
interface Pattern {
  ground: string;
  primary: string;
  secondary: string;
  tertiary: string;
  seed: number;
}

const size = { width: 1200, height: 750 };
const bandsEachWay = 4;
const threadsOfBand = 13;
/** Across a band, from one thread to the next, in px. */
const pitch = 8;

type Random = () => number;

/**
 * Bands of fine lines that cross over and under each other, in the studio's colours: an SVG of 1200 by 750, for a first
 * screen without a picture.
 */
function drawPattern({ ground, primary, secondary, tertiary, seed }: Pattern): string {
  const random = randomFrom(seed);
  const turn = Math.round(-34 + random() * 20);
  const paints = ['p', 's', 't'];
  const band = (isVertical: boolean, index: number) =>
    drawBand(placeOf(index, random), {
      turn: turn + (isVertical ? 90 : 0),
      paint: paints[(index + (isVertical ? 1 : 0)) % paints.length] ?? 'p',
      ground,
    });
  const horizontal = Array.from({ length: bandsEachWay }, (_, index) => band(false, index));
  const vertical = Array.from({ length: bandsEachWay }, (_, index) => band(true, index));
  // Every other band of one set lies above the other set.
  const layers = [
    ...horizontal.filter((_, at) => at % 2 === 0),
    ...vertical,
    ...horizontal.filter((_, at) => at % 2 === 1),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" style="color-scheme:light dark"><defs>`,
    stroke('p', primary, tertiary),
    stroke('s', secondary, primary),
    stroke('t', tertiary, secondary),
    light('l', primary, '.5'),
    light('m', secondary, '.3'),
    `</defs><rect width="100%" height="100%" fill="${ground}"/>`,
    `<circle cx="860" cy="220" r="560" fill="url(#l)"/><circle cx="260" cy="640" r="480" fill="url(#m)"/>`,
    `<g fill="none" stroke-width="2.4" stroke-linecap="round">${layers.join('')}</g></svg>`,
  ].join('');
}

/** A band's distance from the middle at three points of its way, and how much wider it is at both ends. */
function placeOf(index: number, random: Random) {
  const middle = (index - (bandsEachWay - 1) / 2) * 215;
  const sway = () => Math.round(middle + (random() - 0.5) * 130);
  return { from: sway(), through: sway(), to: sway(), spread: 1.2 + random() * 0.9 };
}

function drawBand(
  { from, through, to, spread }: ReturnType<typeof placeOf>,
  { turn, paint, ground }: { turn: number; paint: string; ground: string },
): string {
  const curve = (at: number) => {
    const wide = Math.round(at * pitch * spread);
    const slim = Math.round(at * pitch);
    return `M-900 ${from + wide}C-300 ${from + wide} -300 ${through + slim} 0 ${through + slim}S300 ${to + wide} 900 ${to + wide}`;
  };
  const half = (threadsOfBand - 1) / 2;
  const threads = Array.from({ length: threadsOfBand }, (_, index) => curve(index - half)).join('');
  const width = Math.round(threadsOfBand * pitch * spread);
  return (
    `<g transform="translate(600 375) rotate(${turn})">` +
    `<path d="${curve(0)}" stroke="${ground}" stroke-opacity=".85" stroke-width="${width}"/>` +
    `<path d="${threads}" stroke="url(#${paint})"/></g>`
  );
}

function stroke(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-620" x2="620"><stop stop-color="${from}" stop-opacity=".25"/><stop offset=".45" stop-color="${from}"/><stop offset="1" stop-color="${to}" stop-opacity=".45"/></linearGradient>`;
}

function light(id: string, color: string, opacity: string): string {
  return `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
