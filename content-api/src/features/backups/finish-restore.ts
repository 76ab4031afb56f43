import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dropStaging, stagingName, undoSwap } from './swap-media.ts';

/** The database of a backup until it is in place; while it is there, the restore can be undone. */
export const draftName = 'restoring.db';
/** Folder of a backup that is brought out of a store. */
export const fetchedName = 'restoring-fetched';

export function isRestoreLeft(dataDir: string): boolean {
  return [draftName, fetchedName, path.join('media', stagingName)].some((name) =>
    existsSync(path.join(dataDir, name)),
  );
}

/** Ends a restore that was killed: all of it stays if its database was in place, else nothing. */
export function finishRestore(dataDir: string): void {
  const mediaDir = path.join(dataDir, 'media');
  if (existsSync(path.join(mediaDir, stagingName))) {
    if (existsSync(path.join(dataDir, draftName))) undoSwap(mediaDir);
    else dropStaging(mediaDir);
  }
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('restoring')) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}
