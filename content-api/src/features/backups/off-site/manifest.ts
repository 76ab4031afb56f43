import { createHash } from 'node:crypto';
import { z } from 'zod';
import { startupFault } from '../../../lib/startup-fault.ts';
import { backupsFolder, hashInName } from './object-names.ts';
import type { StoredObjects } from './stored-objects.ts';

const objectSchema = z.object({
  name: z.string().regex(/^(?:databases|media)\/[0-9a-f]{16}\/[0-9a-f-]+\.age$/),
  bytes: z.int(),
});

const manifestSchema = z.object({
  v: z.literal(1),
  /** The moment whose state it holds. */
  createdAt: z.iso.datetime(),
  database: objectSchema,
  media: z.array(objectSchema),
});

/** List of the objects of a backup in the store. It is not encrypted, since the server must read it, and names objects only. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A backup in the store; `id` names it to a person. */
export interface StoredBackup {
  id: string;
  /** Name of the manifest. */
  name: string;
}

/** @param folder of the studio's backups */
export async function storeManifest(
  objects: StoredObjects,
  folder: string,
  manifest: Manifest,
): Promise<string> {
  const text = JSON.stringify(manifest);
  const stamp = manifest.createdAt.replaceAll(/[:.]/g, '-');
  const name = `${folder}${stamp}-${createHash('sha256').update(text).digest('hex')}.json`;
  await objects.put(name, text);
  return name;
}

export async function readManifest(objects: StoredObjects, name: string): Promise<Manifest> {
  const parsed = manifestSchema.safeParse(JSON.parse((await objects.read(name)).toString()));
  if (!parsed.success)
    throw startupFault('BACKUP_NEWER', `${name} in ${objects.place} was made by a newer version`);
  return parsed.data;
}

/** Newest first. Without a folder: those of every studio that uses the store. */
export async function listBackups(
  objects: StoredObjects,
  folder: string = backupsFolder,
): Promise<StoredBackup[]> {
  const found = await objects.list(folder);
  return found
    .filter(({ name }) => hashInName(name) !== '')
    .map(({ name }) => ({ name, id: name.slice(backupsFolder.length, -'-.json'.length - 64) }))
    .sort((a, b) => (stampOf(a.id) < stampOf(b.id) ? 1 : -1));
}

function stampOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
