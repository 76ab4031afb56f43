import type { Metadata, Sharp } from 'sharp';
import { isError } from '../lib/is-error.ts';
import { badFile, isDiskFull, tooLarge } from './faults.ts';
import { pictureLibrary } from './picture-library.ts';

interface Look {
  file: string;
  type: string;
  /** Most pixels of all frames together. */
  pixels: number;
}

interface Task extends Look {
  target: string;
}

/** Facts about a written picture. */
export interface PreparedPicture {
  width: number;
  height: number;
  placeholder: string;
  animated: boolean;
}

/** Beyond so many times the limit a picture is no mistake of a photographer. */
const bombFactor = 4;
const quality = 92;
const placeholderSize = 32;

/**
 * Encoder settings of each format, by the name of its decoder. Optimised Huffman tables of a JPEG would need all of it in
 * memory: 280 MB for 24 megapixels, for a file that is 4 % smaller.
 */
const writers: Record<string, { type: string; write: (picture: Sharp) => Sharp }> = {
  jpeg: {
    type: 'image/jpeg',
    write: (one) => one.jpeg({ quality, chromaSubsampling: '4:4:4', optimizeCoding: false }),
  },
  png: { type: 'image/png', write: (one) => one.png() },
  webp: { type: 'image/webp', write: (one) => one.webp({ quality }) },
  heif: { type: 'image/avif', write: (one) => one.avif({ quality, effort: 2 }) },
  gif: { type: 'image/gif', write: (one) => one.gif() },
};

/** Encodes a picture again: upright, in sRGB, and without metadata or data appended to it. */
export function preparePicture({ target, ...look }: Task): Promise<PreparedPicture> {
  return reading(async () => {
    const { file, pixels } = look;
    const sharp = await pictureLibrary();
    const { found, write } = await requirePicture(look);
    const animated = isAnimated(found);
    const options = { limitInputPixels: pixels, failOn: 'error' as const };
    const upright = sharp(file, { ...options, animated }).autoOrient();
    const { width, height, pageHeight = height } = await write(upright).toFile(target);
    return { width, height: pageHeight, animated, placeholder: await placeholderOf(target) };
  });
}

/** Reads the same facts from a picture that stays as it is. */
export function lookAtPicture(look: Look): Promise<PreparedPicture> {
  return reading(async () => {
    const { found } = await requirePicture(look);
    const { width, height } = found.autoOrient;
    const placeholder = await placeholderOf(look.file);
    return { width, height: found.pageHeight ?? height, animated: isAnimated(found), placeholder };
  });
}

const damaged = 'The picture is damaged or incomplete';

async function requirePicture({ file, type, pixels }: Look) {
  const sharp = await pictureLibrary();
  const found = await sharp(file, { limitInputPixels: false, animated: true }).metadata();
  refuseLarge(found, pixels);
  const writer = writers[found.format];
  if (writer?.type !== type) throw badFile(damaged);
  return { found, write: writer.write };
}

function isAnimated({ pages = 1 }: Metadata): boolean {
  return pages > 1;
}

async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isFaultOfPicture(error) ? badFile(damaged) : error;
  }
}

function refuseLarge({ width, height, pages = 1 }: Metadata, max: number): void {
  const pixels = width * height * pages;
  if (pixels > max * bombFactor) throw badFile('The picture claims a size that no picture has');
  if (pixels > max) throw tooLarge(`The picture must have ${Math.round(max / 1_000_000)} megapixels or less`);
}

/** The dominant colour of an opaque picture. */
async function placeholderOf(file: string): Promise<string> {
  const sharp = await pictureLibrary();
  const small = await sharp(file)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return '';
  return `#${[dominant.r, dominant.g, dominant.b].map((share) => share.toString(16).padStart(2, '0')).join('')}`;
}

function isFaultOfPicture(error: unknown): boolean {
  return isError(error) && !('isFault' in error) && !('code' in error) && !isDiskFull(error);
}
