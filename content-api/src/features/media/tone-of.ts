import { pictureLibrary } from './picture-library.ts';

const side = 32;
const [dark, light] = [24, 238];
/** Share of the picture's own colour in the ground of a cut-out. */
const tint = 0.12;

/**
 * The colour of the ground on which a picture stands whole: of an opaque one that of its edges, so that it goes on; of one
 * that is seen through, dark behind a light picture and light behind a dark one, with a tint of it.
 */
export async function toneOf(file: string): Promise<string> {
  const sharp = await pictureLibrary();
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .autoOrient()
    // Other kernels make what lies beside an edge darker or lighter than it is.
    .resize(side, side, { fit: 'inside', kernel: 'linear' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => ({
    x: at % info.width,
    y: Math.floor(at / info.width),
    color: [...data.subarray(at * 4, at * 4 + 3)],
    share: (data[at * 4 + 3] ?? 0) / 255,
  }));
  const isEdge = ({ x, y }: { x: number; y: number }) =>
    x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1;
  if (pixels.every(({ share }) => share === 1)) return hexOf(meanOf(pixels.filter(isEdge)));
  const mean = meanOf(pixels);
  const ground = lightnessOf(mean) > 128 ? dark : light;
  return hexOf(mean.map((value) => value * tint + ground * (1 - tint)));
}

function meanOf(pixels: readonly { color: number[]; share: number }[]): number[] {
  const weight = pixels.reduce((sum, { share }) => sum + share, 0);
  return [0, 1, 2].map(
    (channel) =>
      pixels.reduce((sum, { color, share }) => sum + (color[channel] ?? 0) * share, 0) / (weight || 1),
  );
}

function lightnessOf([red = 0, green = 0, blue = 0]: number[]): number {
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

function hexOf(color: number[]): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
