import { open, readFile, stat } from 'node:fs/promises';
import type { MediaLimits } from '../config.ts';
import { isFault } from '../lib/fault.ts';
import { badFile, wrongType } from './faults.ts';
import { headBytes, typeOfHead } from './file-types.ts';
import type { FileType } from './file-types.ts';
import type { PictureWorker } from './picture-worker.ts';
import type { Prepared } from './prepare.ts';
import { hashOf, refuseLarge } from './receive.ts';
import { sizeOfPdf } from './size-of-pdf.ts';
import { sizeOfVideo } from './size-of-video.ts';

/** Everything that the library knows of a file by its content. */
export interface FileFacts extends Prepared {
  type: FileType;
  bytes: number;
  sha256: string;
}

interface Reading {
  limits: MediaLimits;
  pictures: PictureWorker;
}

/** Reads a file that stays as it is. @throws Fault 413, 415, 422, and what the file system fails with */
export async function readFacts(file: string, { limits, pictures }: Reading): Promise<FileFacts> {
  const { size } = await stat(file);
  if (size === 0) throw badFile('The file is empty');
  const type = await typeOf(file);
  refuseLarge(type, size, limits);
  const shown = await shownOf(file, type, { limits, pictures });
  return { ...shown, type, ...(await hashOf(file)) };
}

async function typeOf(file: string): Promise<FileType> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await handle.read(head, 0, headBytes, 0);
    const type = await typeOfHead(head.subarray(0, bytesRead));
    if (type === undefined) throw wrongType();
    return type;
  } finally {
    await handle.close();
  }
}

async function shownOf(file: string, type: FileType, { limits, pictures }: Reading): Promise<Prepared> {
  const plain = { width: null, height: null, placeholder: '', animated: false };
  if (type.isRaster) {
    const task = { do: 'look', file, type: type.type, pixels: limits.pixels } as const;
    const { prepared } = await pictures.run(task).catch(unreadable);
    return prepared ?? plain;
  }
  if (type.type === 'image/svg+xml') {
    const { size } = await pictures.run({ do: 'measure', text: await readFile(file, 'utf8') });
    return { ...plain, ...size };
  }
  return { ...plain, ...(type.group === 'video' ? await sizeOfVideo(file) : await sizeOfPdf(file)) };
}

/** Its process ended. */
function unreadable(error: unknown): never {
  throw isFault(error) ? error : badFile('The picture cannot be read');
}
