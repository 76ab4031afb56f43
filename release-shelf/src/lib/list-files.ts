import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { shelfFault } from './shelf-fault.ts';

/** Paths of all files below a folder, in POSIX spelling and a fixed order. Anything but files and folders is refused. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const full = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (!entry.isFile() || !(await lstat(full)).isFile()) {
      throw shelfFault('SHELF_BAD_BUILD', `${full} is neither a file nor a folder and cannot be published`);
    }
    files.push(path.relative(folder, full).split(path.sep).join('/'));
  }
  return files.sort();
}
