import path from 'node:path';
import { isError } from '../lib/is-error.ts';
import { openSqliteFile } from './client.ts';
import { refuseUnwritable } from './refuse-unwritable.ts';
import { startupFault } from './startup-fault.ts';

/**
 * Makes this process the only one that uses the data folder. The lock is a file lock of the kernel, so it is free
 * again the moment the process dies, however it dies.
 */
export function lockDataFolder(dataDir: string): { release: () => void } {
  const file = path.join(dataDir, 'content.lock');
  refuseUnwritable(file);
  const lock = openSqliteFile(file, { timeoutMs: 0 });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw startupFault(
      'DATA_DIR_IN_USE',
      `The data folder ${dataDir} is already in use by another running server or a restore; stop that one first or set DATA_DIR`,
    );
  }
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return isError(error) && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}
