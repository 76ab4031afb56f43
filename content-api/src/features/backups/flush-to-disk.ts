import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file, or the names in a folder, are on the disk. */
export function flushToDisk(pathname: string): void {
  const handle = openSync(pathname, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
