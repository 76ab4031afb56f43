import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import type { MediaLimits } from '../../config/config.ts';
import { limits } from '../../contract/limits.ts';
import type { FileType } from '../../core/media/file-types.ts';
import { badFile, tooLarge, wrongType } from './faults.ts';
import type { PictureWorker } from './picture-worker.ts';
import { detect } from './prepare.ts';

const megabyte = 1024 * 1024;
/** Length of the beginning of a file from which its type is detected. */
export const headBytes = 4_100;

/** Writes a file to the disk while it arrives; ends as soon as its type or size is not taken. */
export async function receive(
  chunks: AsyncIterable<Buffer>,
  file: string,
  { limits, pictures }: { limits: MediaLimits; pictures: PictureWorker },
): Promise<FileType> {
  const requireType = async (head: Buffer): Promise<FileType> => {
    const found = await detect(head.subarray(0, headBytes), pictures);
    if (found === undefined) throw wrongType();
    return found;
  };
  const handle = await open(file, 'wx', privateFileMode);
  try {
    let head = Buffer.alloc(0);
    let bytes = 0;
    let type: FileType | undefined;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (type === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= headBytes) type = await requireType(head);
      }
      if (type !== undefined) refuseLarge(type, bytes, limits);
      await handle.writeFile(chunk);
    }
    if (bytes === 0) throw badFile('The file is empty');
    type ??= await requireType(head);
    refuseLarge(type, bytes, limits);
    await handle.sync();
    return type;
  } finally {
    await handle.close();
  }
}

/** The hash of a stored file. */
export async function hashOf(file: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const { size } = await stat(file);
  return { sha256: hash.digest('hex'), bytes: size };
}

/** @throws Fault 413 */
export function refuseLarge(
  { group }: FileType,
  bytes: number,
  { pictureBytes, videoBytes }: MediaLimits,
): void {
  if (group === 'font') return refuseLargeFont(bytes);
  const max = group === 'video' ? videoBytes : pictureBytes;
  if (bytes <= max) return;
  const name = { image: 'A picture', video: 'A video', document: 'A document' }[group];
  throw tooLarge(`${name} must be ${Math.floor((max / megabyte) * 1000) / 1000} MB or smaller`);
}

/** A page loads it before anything can be read in it. */
function refuseLargeFont(bytes: number): void {
  if (bytes <= limits.fontBytes) return;
  const room = `${limits.fontBytes / 1_000} kB`;
  throw tooLarge(
    `A font must be ${room} or smaller. Ask its maker for a file with the letters of your languages only`,
  );
}
