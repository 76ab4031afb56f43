import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { privateFileMode, privateFolderMode } from './private-files.ts';

/** Suffix of files that are still being written. */
export const temporarySuffix = '.tmp';

interface WriteOptions {
  /** Permissions of the file; `privateFileMode` by default. */
  mode?: number;
}

/**
 * Writes a new file and fsyncs its content. The name is durable only after `syncToDisk` on its folder.
 *
 * @throws EEXIST if the file exists
 */
export async function writeDurably(
  file: string,
  content: Buffer | string,
  { mode = privateFileMode }: WriteOptions = {},
): Promise<void> {
  const folderMode = mode === privateFileMode ? { mode: privateFolderMode } : {};
  await mkdir(path.dirname(file), { recursive: true, ...folderMode });
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step: a reader sees the old or the new content, also after a power cut. */
export async function replaceDurably(
  file: string,
  content: Buffer | string,
  options?: WriteOptions,
): Promise<void> {
  const temporary = `${file}.${process.pid}-${randomUUID()}${temporarySuffix}`;
  try {
    await writeDurably(temporary, content, options);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncToDisk(path.dirname(file));
}

/** Makes sure that a file, or the names in a folder, are on the disk. */
export async function syncToDisk(pathname: string): Promise<void> {
  const handle = await open(pathname, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
