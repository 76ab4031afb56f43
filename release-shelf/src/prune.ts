import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeNote } from './release-note.ts';
import type { Pointer, PruneRule, Release } from './types.ts';

const trashPrefix = '.trash-';
const dayMs = 24 * 60 * 60 * 1000;

/** Ids of the releases that the rule removes. */
export function oldReleases(
  newestFirst: Release[],
  pointer: Pointer | null,
  { keep, youngerThanDays }: PruneRule,
): string[] {
  const horizon = Date.now() - youngerThanDays * dayMs;
  const isPointedTo = (id: string) => id === pointer?.current || id === pointer?.previous;
  return newestFirst
    .slice(keep)
    .filter(({ id, createdAt }) => !isPointedTo(id) && Date.parse(createdAt) < horizon)
    .map(({ id }) => id);
}

/** Takes old releases off the shelf: each disappears in one step and is deleted afterwards. */
export async function prune(
  shelfPath: string,
  newestFirst: Release[],
  pointer: Pointer | null,
  rule: PruneRule,
): Promise<string[]> {
  const old = oldReleases(newestFirst, pointer, rule);
  for (const id of old) {
    await rename(path.join(shelfPath, id), path.join(shelfPath, `${trashPrefix}${id}-${randomUUID()}`));
    await removeNote(path.join(shelfPath, id));
  }
  for (const name of await readdir(shelfPath)) {
    if (name.startsWith(trashPrefix)) await rm(path.join(shelfPath, name), { recursive: true, force: true });
  }
  return old;
}
