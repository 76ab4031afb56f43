import path from 'node:path';
import { tryLock } from 'server-kit/file-lock';
import type { FileLock } from 'server-kit/file-lock';
import { startupFault } from '../lib/startup-fault.ts';
import { refuseUnwritable } from './refuse-unwritable.ts';

/** Makes this process the only one that uses the data folder. */
export function lockDataFolder(dataDir: string): FileLock {
  const file = path.join(dataDir, 'content.lock');
  refuseUnwritable(file);
  const lock = tryLock(file);
  if (lock) return lock;
  throw startupFault(
    'DATA_DIR_IN_USE',
    `The data folder ${dataDir} is already in use by another running server or a restore; stop that one first or set DATA_DIR`,
  );
}
