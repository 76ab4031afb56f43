import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'server-kit/file-lock';
import type { FileLock } from 'server-kit/file-lock';
import { shelfFault } from './shelf-fault.ts';

const waitMs = 10_000;
const pauseMs = 15;

/** Runs one change at a time, over all processes. */
export async function withLock<T>(file: string, change: () => Promise<T>): Promise<T> {
  const lock = await take(file);
  try {
    return await change();
  } finally {
    lock.release();
  }
}

async function take(file: string): Promise<FileLock> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const lock = tryLock(file);
    if (lock) return lock;
    if (performance.now() > deadline) {
      throw shelfFault('SHELF_BUSY', `${file} has been locked by another process for ${waitMs / 1000} s`);
    }
    await sleep(pauseMs);
  }
}
