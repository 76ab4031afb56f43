import { accessSync, constants, existsSync } from 'node:fs';
import { startupFault } from '../lib/startup-fault.ts';

/** SQLite opens what it may only read without a word, and fails much later: a restore as root leaves such files. */
export function refuseUnwritable(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (!existsSync(name)) continue;
    try {
      accessSync(name, constants.R_OK | constants.W_OK);
    } catch {
      throw startupFault(
        'FILE_NOT_OURS',
        `${name} may not be written by this user; give it, and the folder, to the user that the server runs as (chown)`,
      );
    }
  }
}
