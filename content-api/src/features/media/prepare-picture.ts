import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { isError } from '../../lib/is-error.ts';
import { badFile, isDiskFull, tooLarge } from './faults.ts';
import { isPlain } from './metadata/is-plain.ts';
import { withOrientation } from './metadata/strip-jpeg.ts';
import { stripMetadata } from './metadata/strip-metadata.ts';
import { pictureLibrary } from './picture-library.ts';
import { pictureWriters } from './picture-writers.ts';
import type { PictureWriter } from './picture-writers.ts';
import type { Prepared } from './picture-tasks.ts';
import { toneOf } from './tone-of.ts';

interface Look {
  file: string;
  type: string;
  /** Most pixels of all frames together. */
  pixels: number;
}

interface Task extends Look {
  target: string;
  staysAsItIs: boolean;
}

/** Beyond so many times the limit a picture is no mistake of a photographer. */
const bombFactor = 4;
const placeholderSize = 32;
const avif = 'image/avif';
const onlyFirst =
  'Only the first picture of the file is kept, and it does not move: its colours or its orientation had to be changed.';
const damaged = 'The picture is damaged or incomplete';

/**
 * Writes a picture upright, in sRGB, and without metadata or data appended to it. One that is so already stays as it is,
 * without the metadata; another is encoded again, in a quality that does not make it larger. A JPEG that would grow by
 * being turned keeps its orientation instead. Either way it is decoded once as a whole.
 */
export function preparePicture(task: Task): Promise<Prepared> {
  return reading(async () => {
    const { file, type, target, staysAsItIs } = task;
    const found = await requirePicture(task);
    const sent = await readFile(file);
    const stripped = stripMetadata(sent, type);
    const keeps = stripped !== undefined && isPlain(found);
    const isSequence = stripped?.movesUnseen === true;
    if (keeps && (staysAsItIs || isSequence || isAnimated(found) || type === avif)) {
      await decode(task);
      await writeFile(target, stripped.bytes);
    } else {
      await encode(task, found, keeps ? Infinity : sent.length);
      const { size } = await stat(target);
      if (keeps && stripped.bytes.length <= size) await writeFile(target, stripped.bytes);
      else if (stripped !== undefined && size > sent.length && isOnlyTurned(found))
        await writeFile(target, withOrientation(stripped.bytes, found.orientation));
    }
    const { pages = 1 } = found;
    const animated = isAnimated(found) || (keeps && isSequence);
    const isFirstOnly = !keeps && !animated && (isSequence || pages > 1);
    return { ...(await factsOf(target)), animated, warnings: isFirstOnly ? [onlyFirst] : [] };
  });
}

/** Reads the same facts from a picture that stays as it is. */
export function lookAtPicture(look: Look): Promise<Prepared> {
  return reading(async () => {
    const found = await requirePicture(look);
    const stripped = stripMetadata(await readFile(look.file), look.type);
    const animated = isAnimated(found) || stripped?.movesUnseen === true;
    return { ...(await factsOf(look.file)), animated, warnings: [] };
  });
}

async function requirePicture({ file, type, pixels }: Look): Promise<Metadata> {
  const sharp = await pictureLibrary();
  const found = await sharp(file, { limitInputPixels: false, animated: true }).metadata();
  refuseLarge(found, pixels);
  if (pictureWriters[found.format]?.type !== type) throw badFile(damaged);
  return found;
}

async function decode({ file, type, pixels }: Look): Promise<void> {
  const sharp = await pictureLibrary();
  await sharp(file, { limitInputPixels: pixels, failOn: 'error', animated: type !== avif }).stats();
}

/** Encodes in the best quality that does not make the file larger, or else in the last. */
async function encode(task: Task, found: Metadata, most: number): Promise<void> {
  const writers: readonly PictureWriter[] = pictureWriters[found.format]?.writers ?? [];
  for (const write of writers) {
    const picture = await uprightOf(task, found);
    await write(picture, found).toFile(task.target);
    if ((await stat(task.target)).size <= most) return;
  }
}

/** Frames of an animation are one high picture for the library, so each is turned by itself. */
async function uprightOf({ file, type, pixels }: Look, found: Metadata): Promise<Sharp> {
  const sharp = await pictureLibrary();
  const options = { limitInputPixels: pixels, failOn: 'error' as const };
  const { pages = 1, orientation = 1 } = found;
  const animated = type !== avif;
  if (orientation === 1 || pages === 1 || !animated)
    return sharp(file, { ...options, animated }).autoOrient();
  const frames: Buffer[] = [];
  for (let page = 0; page < pages; page += 1) {
    const frame = sharp(file, { ...options, page }).autoOrient();
    frames.push(await frame.png({ compressionLevel: 1 }).toBuffer());
  }
  return sharp(frames, { join: { animated: true } });
}

async function factsOf(file: string): Promise<Pick<Prepared, 'width' | 'height' | 'placeholder' | 'tone'>> {
  const sharp = await pictureLibrary();
  const { width, height } = (await sharp(file, { limitInputPixels: false }).metadata()).autoOrient;
  return { width, height, placeholder: await placeholderOf(file), tone: await toneOf(file) };
}

/** Browsers turn it, and whatever makes smaller sizes of it. */
function isOnlyTurned(found: Metadata): found is Metadata & { orientation: number } {
  return found.format === 'jpeg' && found.orientation !== undefined && isPlain({ ...found, orientation: 1 });
}

/** Several pictures of an AVIF are no frames. */
function isAnimated({ pages = 1, format }: Metadata): boolean {
  return pages > 1 && format !== 'heif';
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
