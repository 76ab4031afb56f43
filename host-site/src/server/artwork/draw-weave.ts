/** What a weave is made of: colours as `#rrggbb`, and a number that makes it another cloth in the same colours. */
export interface Weave {
  ground: string;
  primary: string;
  secondary: string;
  tertiary: string;
  seed: number;
}

const size = { width: 1200, height: 750 };
/** From one thread to the next, in px. */
const pitch = 46;
const reach = 1_000;
const threads = Math.ceil((2 * reach) / pitch);

/** A woven field in the studio's colours as an SVG of 1200 by 750, for a first screen without a picture of its own. */
export function drawWeave({ ground, primary, secondary, tertiary, seed }: Weave): string {
  const random = randomFrom(seed);
  const turn = Math.round(-38 + random() * 22);
  const [phase, swing] = [random() * Math.PI * 2, 60 + random() * 80];
  // Only one of the two sets bends: so the crossings stay where the dashes are.
  const bend = (at: number) => Math.round(at + swing * Math.sin(at / 260 + phase));
  const warp = lines((at) => `M${at} ${-reach}V${reach}`);
  const weft = (isOdd: boolean) =>
    lines(
      (at) => `M${-reach} ${at}Q0 ${bend(at)} ${reach} ${at}`,
      (index) => (index % 2 === 1) === isOdd,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<defs>${gradient('p', primary, secondary)}${gradient('t', tertiary, primary)}`,
    `<radialGradient id="l" cx=".68" cy=".3" r=".8"><stop stop-color="${ground}" stop-opacity="0"/><stop offset=".55" stop-color="${ground}" stop-opacity=".35"/><stop offset="1" stop-color="${ground}" stop-opacity=".94"/></radialGradient>`,
    `<path id="a" d="${warp}"/><path id="o" d="${weft(true)}"/><path id="e" d="${weft(false)}"/></defs>`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<g transform="translate(600 375) rotate(${turn})" fill="none">`,
    thread('o', 't'),
    thread('e', 't'),
    thread('a', 'p'),
    // Each second crossing lies above, and in the next row the others.
    thread('o', 't', pitch / 2),
    thread('e', 't', pitch * 1.5),
    `</g><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  ].join('');

  /** A shadow, the thread, and the light on it; with an offset only the parts that lie above. */
  function thread(id: string, paint: string, offset?: number): string {
    const dash = offset === undefined ? '' : ` stroke-dasharray="${pitch}" stroke-dashoffset="${offset}"`;
    const stroke = (color: string, width: number, more = '') =>
      `<use href="#${id}" stroke="${color}" stroke-width="${width}"${dash}${more}/>`;
    return (
      stroke(ground, 37, ' stroke-opacity=".55"') +
      stroke(`url(#${paint})`, 30) +
      stroke('#fff', 2, ' stroke-opacity=".18"')
    );
  }
}

function lines(pathAt: (at: number) => string, isWanted: (index: number) => boolean = () => true): string {
  return Array.from({ length: threads }, (_, index) => index)
    .filter(isWanted)
    .map((index) => pathAt(index * pitch - reach))
    .join('');
}

function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-700" y1="-400" x2="700" y2="400"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
