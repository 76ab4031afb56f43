import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'server-kit/file-lock';
import type { FileLock } from 'server-kit/file-lock';
import { privateFolderMode } from 'server-kit/private-files';

/** Takes the data folder for this process alone, or says in one line why not. */
export function prepareDataDir(dataDir: string): { lock: FileLock } | { fault: string } {
  try {
    mkdirSync(dataDir, { recursive: true, mode: privateFolderMode });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const lock = tryLock(path.join(dataDir, 'start.lock'));
    return lock
      ? { lock }
      : { fault: `The data folder ${dataDir} is in use by another start. Stop that one, or set DATA_DIR.` };
  } catch (error) {
    return {
      fault: `The data folder ${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
}
