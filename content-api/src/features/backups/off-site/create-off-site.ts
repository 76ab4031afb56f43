import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ListedObject, ObjectStore } from 'server-kit/object-store';
import type { Config } from '../../../config/config.ts';
import { openSqliteFile } from '../../../db/client.ts';
import type { Database } from '../../../db/database.ts';
import { isStartupFault, startupFault } from '../../../lib/startup-fault.ts';
import { createBackup } from '../create-backup.ts';
import { proveBackup } from '../prove-backup.ts';
import { encryptFile } from './encrypt-file.ts';
import { listBackups, readManifest, storeManifest } from './manifest.ts';
import { noteMedia } from './media-table.ts';
import type { ObjectNames } from './object-names.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { storeMedia } from './store-media.ts';
import { isObjectFault } from './stored-objects.ts';
import type { StoredObjects } from './stored-objects.ts';

interface OffSiteOptions {
  config: Config;
  database: Database;
  media: ObjectStore;
  objects: StoredObjects;
  names: ObjectNames;
  publicKey: string;
  /** For files on their way; emptied before and after. */
  scratch: string;
  /** False once another process may be at it, which removes what no backup names. */
  isAlone: () => boolean;
}

export interface OffSiteBackup {
  /** Name of its manifest. */
  name: string;
  /** The moment whose state it holds. */
  createdAt: string;
  /** Number of all media files, and of those that were stored now. */
  files: number;
  added: number;
}

const tries = 3;

/**
 * Puts a backup into the store: the database, and each media file that is not there yet, all encrypted. The database is
 * restored into an empty folder before it is encrypted; every object is read back after it was stored. A backup is there
 * once its manifest is, which comes last.
 */
export async function createOffSite(options: OffSiteOptions): Promise<OffSiteBackup> {
  const { config, objects, names, publicKey, scratch, isAlone } = options;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  try {
    const file = path.join(scratch, 'database.backup');
    const { entries, added } = await copyTogether(file, options);
    noteEntries(file, entries);
    const info = await proveBackup(file);
    await rehearseRestore({ config, file, info, folder: path.join(scratch, 'rehearsal') });
    const stored = await storeDatabase(file, { objects, names, publicKey });
    if (!isAlone())
      throw startupFault('TURN_LOST', 'The connection to the database was lost; the backup is made again');
    const name = await storeManifest(objects, names.backups, {
      v: 1,
      createdAt: info.createdAt,
      database: stored,
      media: [...new Map(entries.map(({ object }) => [object.name, object])).values()],
    });
    return { name, createdAt: info.createdAt, files: entries.length, added };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Copies the database and the media that belong to it. Starts again if somebody removed media meanwhile. */
async function copyTogether(file: string, options: OffSiteOptions): ReturnType<typeof storeMedia> {
  const { database, objects, names } = options;
  const proven = await provenObjects(objects, names);
  for (let tried = 1; ; tried += 1) {
    rmSync(file, { force: true });
    await createBackup({ database, file });
    try {
      return await storeMedia({ ...options, proven, nowMs: Date.now() });
    } catch (error) {
      if (!isStartupFault(error) || error.code !== 'MEDIA_CHANGED' || tried === tries) throw error;
    }
  }
}

/**
 * Objects that the last backup names, with their sizes. Older ones may name what was found damaged since; and a manifest that is
 * damaged itself vouches for nothing.
 */
async function provenObjects(objects: StoredObjects, names: ObjectNames): Promise<Map<string, number>> {
  const [last] = await listBackups(objects, names.backups);
  try {
    const media = last === undefined ? [] : (await readManifest(objects, last.name)).media;
    return new Map(media.map(({ name, bytes }) => [name, bytes]));
  } catch (error) {
    if (!isObjectFault(error)) throw error;
    return new Map();
  }
}

function noteEntries(pathname: string, entries: Parameters<typeof noteMedia>[1]): void {
  const file = openSqliteFile(pathname);
  try {
    noteMedia(file, entries);
  } finally {
    file.close();
  }
}

async function storeDatabase(
  file: string,
  { objects, names, publicKey }: Pick<OffSiteOptions, 'objects' | 'names' | 'publicKey'>,
): Promise<ListedObject> {
  const target = `${file}.age`;
  const { encrypted } = await encryptFile(createReadStream(file), target, publicKey);
  return objects.put(`${names.databases}${encrypted}.age`, { file: target });
}
