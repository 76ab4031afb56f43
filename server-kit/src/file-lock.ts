import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFileMode } from './private-files.ts';

export interface FileLock {
  release: () => void;
}

const pauseMs = 100;
const sqliteBusy = 5;
/** A connection that nothing refers to is garbage-collected, which frees its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the kernel's lock on a small SQLite file; null when another process has it. However its holder ends, the lock
 * is free again.
 */
export function tryLock(file: string): FileLock | null {
  // SQLite would open it read-only, and then it locks nothing.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  else closeSync(openSync(file, 'a', privateFileMode));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    held.add(lock);
    return {
      release() {
        if (held.delete(lock)) lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** Waits for the lock as long as it takes. */
export async function waitForLock(file: string, onWait: () => void): Promise<FileLock> {
  for (let tries = 0; ; tries += 1) {
    const lock = tryLock(file);
    if (lock) return lock;
    if (tries === 0) onWait();
    await sleep(pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) === sqliteBusy;
}
