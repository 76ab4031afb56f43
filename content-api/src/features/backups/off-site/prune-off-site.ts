import { startupFault } from '../../../lib/startup-fault.ts';
import { isError } from '../../../lib/is-error.ts';
import { listBackups, readManifest } from './manifest.ts';
import type { ObjectNames } from './object-names.ts';
import type { StoredObjects } from './stored-objects.ts';

interface PruneOptions {
  objects: StoredObjects;
  names: ObjectNames;
  keep: number;
  /** Name of the manifest that was just written; it stays whatever the clock says. */
  newest: string;
}

/** Removes this studio's oldest backups beyond so many, and then what no backup needs. */
export async function pruneOffSite({ objects, names, keep, newest }: PruneOptions): Promise<void> {
  const backups = await listBackups(objects, names.backups);
  const kept = new Set([newest, ...backups.slice(0, keep).map(({ name }) => name)]);
  const needed = new Set<string>();
  for (const name of kept) {
    const { database, media } = await readKept(objects, name);
    for (const object of [database, ...media]) needed.add(object.name);
  }
  // Manifests first: none may name what is gone.
  for (const { name } of backups) if (!kept.has(name)) await objects.remove(name);
  for (const folder of [names.databases, names.media]) {
    for (const { name } of await objects.list(folder)) if (!needed.has(name)) await objects.remove(name);
  }
}

async function readKept(objects: StoredObjects, name: string) {
  try {
    return await readManifest(objects, name);
  } catch (error) {
    const reason = isError(error) ? error.message : String(error);
    throw startupFault(
      'NOT_PRUNED',
      `Old backups were not removed, since it is not known what they need: ${reason}`,
    );
  }
}
