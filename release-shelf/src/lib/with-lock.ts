import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { shelfFault } from './shelf-fault.ts';

const waitMs = 10_000;
const pauseMs = 15;
const sqliteBusy = 5;

/**
 * Runs one change at a time, over all processes. The lock is the kernel's lock on an SQLite file: it is free again the
 * moment its holder dies, however it dies.
 */
export async function withLock<T>(file: string, change: () => Promise<T>): Promise<T> {
  const lock = await take(file);
  try {
    return await change();
  } finally {
    lock.close();
  }
}

async function take(file: string): Promise<DatabaseSync> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) {
        throw shelfFault('SHELF_BUSY', `${file} has been locked by another process for ${waitMs / 1000} s`);
      }
      await sleep(pauseMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) === sqliteBusy;
}
