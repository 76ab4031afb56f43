import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import { openSqliteFile } from '../../../db/client.ts';
import type { SqliteFile } from '../../../db/client.ts';
import { startupFault } from '../../../lib/startup-fault.ts';
import { isError } from '../../../lib/is-error.ts';
import { readInfo, schemaHash, writeInfo } from '../backup-file.ts';
import { countMedia } from '../backup-media.ts';
import { createMediaTable } from '../media-parts.ts';
import { allDone } from './all-done.ts';
import { decryptFile } from './decrypt-file.ts';
import { readManifest } from './manifest.ts';
import type { StoredBackup } from './manifest.ts';
import { readMediaRows } from './media-table.ts';
import type { StoredObjects } from './stored-objects.ts';

interface FetchOptions {
  objects: StoredObjects;
  backup: StoredBackup;
  /** Private keys. */
  identities: readonly string[];
  /** Gets the backup and files on their way; emptied before, and the caller's to remove. */
  folder: string;
}

const batchSize = 8;

/**
 * Brings a backup out of the store into one file, which is then a backup like one that was made here, to be proved and
 * restored the same way. Returns its path; or a fault that says in a line what is missing, damaged or the wrong key.
 */
export async function fetchOffSite(options: FetchOptions): Promise<string> {
  const { objects, backup, folder } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const target = path.join(folder, 'fetched.backup');
  try {
    const { database } = await readManifest(objects, backup.name);
    await pipeline(
      await decryptFile(await fetchLocked(database.name, options), options.identities),
      createWriteStream(target, { mode: privateFileMode }),
    );
    const file = openSqliteFile(target);
    try {
      await fillMedia(file, options);
    } finally {
      file.close();
    }
    return target;
  } catch (error) {
    throw isUnusable(error) ? unusable(error, backup) : error;
  }
}

/** Puts the media in the place of the names of their objects. */
async function fillMedia(file: SqliteFile, options: FetchOptions): Promise<void> {
  const info = readInfo(file);
  if (info === undefined) throw startupFault('BACKUP_FOREIGN', 'it is not a backup of this program');
  const rows = readMediaRows(file);
  const add = createMediaTable(file);
  file.exec('begin');
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize);
    const locked = await allDone(
      batch.map(({ object }, index) => fetchLocked(object, options, String(index))),
    );
    for (const [index, row] of batch.entries()) {
      const hash = await add(row.path, await decryptFile(locked[index] ?? '', options.identities));
      if (hash !== row.sha256) throw startupFault('OBJECT_DAMAGED', `${row.path} is damaged`);
    }
  }
  file.exec('drop table backup_objects; drop table backup_info');
  writeInfo(file, { ...info, v: 2, schema: schemaHash(file), media: countMedia(file) });
  file.exec('commit');
}

async function fetchLocked(
  name: string,
  { objects, folder }: FetchOptions,
  slot = 'database',
): Promise<string> {
  const locked = path.join(folder, `${slot}.age`);
  await objects.fetch(name, locked);
  return locked;
}

/** Faults of the backup itself, not of the way to it. */
function isUnusable(error: unknown): error is Error {
  return (
    isError(error) &&
    'code' in error &&
    ['OBJECT_MISSING', 'OBJECT_DAMAGED', 'WRONG_KEY', 'BACKUP_FOREIGN', 'BACKUP_NEWER'].includes(
      String(error.code),
    )
  );
}

function unusable({ message }: Error, { id }: StoredBackup): Error {
  return startupFault('BACKUP_UNUSABLE', `The backup ${id} cannot be used: ${message}. Nothing was changed.`);
}
