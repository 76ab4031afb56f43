import { open, stat } from 'node:fs/promises';
import type { MediaLimits } from '../../config/config.ts';
import type { FileType } from '../../core/media/file-types.ts';
import { badFile, wrongType } from './faults.ts';
import type { PictureWorker } from './picture-worker.ts';
import type { Prepared } from './picture-tasks.ts';
import { detect, look } from './prepare.ts';
import { hashOf, headBytes, refuseLarge } from './receive.ts';

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
  const type = await typeOf(file, pictures);
  refuseLarge(type, size, limits);
  const shown = await look(file, type, { limits, pictures });
  return { ...shown, type, ...(await hashOf(file)) };
}

async function typeOf(file: string, pictures: PictureWorker): Promise<FileType> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await handle.read(head, 0, headBytes, 0);
    const type = await detect(head.subarray(0, bytesRead), pictures);
    if (type === undefined) throw wrongType();
    return type;
  } finally {
    await handle.close();
  }
}
