import { readFile, rename } from 'node:fs/promises';
import { writeDurably } from 'server-kit';
import type { MediaLimits } from '../config.ts';
import { isFault } from '../lib/fault.ts';
import { badFile, isDiskFull } from './faults.ts';
import type { FileType } from './file-types.ts';
import type { PictureWorker } from './picture-worker.ts';
import type { SvgCleaner } from './svg-cleaner.ts';
import { sizeOfPdf } from './size-of-pdf.ts';
import { sizeOfVideo } from './size-of-video.ts';

/** Facts about a file that is ready to be served. */
export interface Prepared {
  width: number | null;
  height: number | null;
  placeholder: string;
  animated: boolean;
}

export interface PrepareOptions {
  target: string;
  limits: MediaLimits;
  svg: SvgCleaner;
  pictures: PictureWorker;
}

const still = { placeholder: '', animated: false };

/** Checks an uploaded file and puts what will be served under the target's name. @throws Fault 413, 422 */
export async function prepare(file: string, type: FileType, options: PrepareOptions): Promise<Prepared> {
  if (type.isRaster) return preparePicture(file, type, options);
  if (type.type === 'image/svg+xml') {
    const clean = await options.svg.clean(await readFile(file, 'utf8'));
    await writeDurably(options.target, clean);
    const { size } = await options.pictures.run({ do: 'measure', text: clean });
    return { ...still, width: null, height: null, ...size };
  }
  const size = type.group === 'video' ? await sizeOfVideo(file) : await sizeOfPdf(file);
  await rename(file, options.target);
  return { ...still, ...size };
}

async function preparePicture(file: string, { type }: FileType, options: PrepareOptions): Promise<Prepared> {
  const { target, limits, pictures } = options;
  const task = { do: 'prepare', file, type, target, pixels: limits.pixels } as const;
  try {
    const { prepared } = await pictures.run(task);
    if (prepared !== undefined) return prepared;
  } catch (error) {
    if (isFault(error) || isDiskFull(error)) throw error;
  }
  // Its process ended.
  throw badFile('The picture cannot be read');
}
