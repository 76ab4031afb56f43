import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

/** How the names of files end that are not yet what they will be. */
export const temporarySuffix = '.tmp';

/** Writes a new file and does not return before it is on the disk. */
export async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step: a reader sees the old or the new content, also after a power cut. */
export async function replaceDurably(file: string, content: string): Promise<void> {
  const temporary = `${file}.${process.pid}-${randomUUID()}${temporarySuffix}`;
  try {
    await writeDurably(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Makes sure that the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
