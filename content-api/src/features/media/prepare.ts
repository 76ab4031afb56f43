import type { MediaLimits } from '../../config/config.ts';
import { isFault } from '../../lib/fault.ts';
import { fileTypes } from '../../core/media/file-types.ts';
import type { FileType } from '../../core/media/file-types.ts';
import { badFile, isDiskFull } from './faults.ts';
import type { Prepared } from './picture-tasks.ts';
import type { PictureWorker } from './picture-worker.ts';

interface LookOptions {
  limits: MediaLimits;
  pictures: PictureWorker;
}

interface PrepareOptions extends LookOptions {
  target: string;
  /** A clean picture keeps its bytes. By default it is encoded again where that makes it smaller. */
  staysAsItIs?: boolean;
}

/** A picture that is written anew in another way may be larger, up to so many times the limit. */
const growthMax = 4;
const drawing = 'image/svg+xml';

/** Checks an uploaded file and puts what will be served under the target's name. @throws Fault 413, 415, 422 */
export async function prepare(
  file: string,
  { type, group }: FileType,
  { target, limits, pictures, staysAsItIs = false }: PrepareOptions,
): Promise<Prepared> {
  const bytes = group === 'video' ? limits.videoBytes : limits.pictureBytes * growthMax;
  const task = { do: 'prepare', file, type, target, pixels: limits.pixels, bytes, staysAsItIs } as const;
  return requirePrepared(pictures, task);
}

/** Reads the facts of a file that stays as it is. @throws Fault 413, 415, 422 */
export async function look(
  file: string,
  { type }: FileType,
  { limits, pictures }: LookOptions,
): Promise<Prepared> {
  return requirePrepared(pictures, { do: 'look', file, type, pixels: limits.pixels });
}

/** The type of a file by its beginning; undefined when the library does not take it. */
export async function detect(head: Buffer, pictures: PictureWorker): Promise<FileType | undefined> {
  const task = { do: 'detect', head: head.toString('base64') } as const;
  const { type } = await pictures.run(task).catch((error: unknown) => unreadable(error, 'picture'));
  return fileTypes.find((one) => one.type === type);
}

async function requirePrepared(
  pictures: PictureWorker,
  task: Parameters<PictureWorker['run']>[0] & { type: string },
): Promise<Prepared> {
  const { prepared } = await pictures
    .run(task)
    .catch((error: unknown) => unreadable(error, nameOf(task.type)));
  return prepared ?? unreadable(undefined, nameOf(task.type));
}

function nameOf(type: string): string {
  if (type === drawing) return 'drawing';
  return fileTypes.find((one) => one.type === type)?.group.replace('image', 'picture') ?? 'file';
}

/** Its process ended, or was ended because it took too long or too much memory. */
function unreadable(error: unknown, name: string): never {
  throw isFault(error) || isDiskFull(error) ? error : badFile(`The ${name} cannot be read`);
}
