import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startupFault } from '../../lib/startup-fault.ts';
import { isError } from '../../lib/is-error.ts';
import { stagingName as uploadsName } from '../media/media-folder.ts';
import { flushToDisk } from './flush-to-disk.ts';

/** Below the media folder, which may be a mount or a link to another disk: names can only change within one disk. */
export const stagingName = '.restoring';
/** Uploads under way, and the folder of a mount's own file system repairs; they must not be touched. */
export const foreignNames = [stagingName, uploadsName, 'lost+found'];

/** The new pictures; what was there, while it is being set aside; and once all of it is. */
const parts = { fresh: 'new', leaving: 'leaving', old: 'old' };

/** Writes the new pictures beside the present ones. */
export function stageMedia(mediaDir: string, write: (target: string) => void): void {
  try {
    // A folder of that name is left alone, and so is a link to one.
    mkdirSync(mediaDir, { recursive: true });
    dropStaging(mediaDir);
    const target = staged(mediaDir, parts.fresh);
    mkdirSync(target, { recursive: true });
    write(target);
  } catch (error) {
    if (!isError(error) || !('syscall' in error)) throw error;
    throw startupFault(
      'MEDIA_UNUSABLE',
      `The pictures cannot be restored to ${mediaDir}: ${error.message}. Nothing was changed.`,
    );
  }
}

/** Puts the staged pictures into the place of the present ones, which stay beside them until `dropStaging`. */
export function swapMedia(mediaDir: string): void {
  const [leaving, old] = [staged(mediaDir, parts.leaving), staged(mediaDir, parts.old)];
  mkdirSync(leaving);
  moveAll(mediaDir, leaving);
  renameSync(leaving, old);
  moveAll(staged(mediaDir, parts.fresh), mediaDir);
  flushToDisk(realpathSync(mediaDir));
}

/** Puts the former pictures back, wherever `swapMedia` ended. */
export function undoSwap(mediaDir: string): void {
  const [leaving, old] = [staged(mediaDir, parts.leaving), staged(mediaDir, parts.old)];
  if (existsSync(old)) {
    for (const name of namesIn(mediaDir)) rmSync(path.join(mediaDir, name), { recursive: true });
    renameSync(old, leaving);
  }
  if (existsSync(leaving)) moveAll(leaving, mediaDir);
  dropStaging(mediaDir);
}

export function dropStaging(mediaDir: string): void {
  rmSync(path.join(mediaDir, stagingName), { recursive: true, force: true });
}

function staged(mediaDir: string, part: string): string {
  return path.join(mediaDir, stagingName, part);
}

function moveAll(from: string, to: string): void {
  for (const name of namesIn(from)) renameSync(path.join(from, name), path.join(to, name));
}

function namesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !foreignNames.includes(name));
}
