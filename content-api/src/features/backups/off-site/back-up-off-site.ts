import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openSiteSecret } from 'server-kit';
import { openObjectStore } from 'server-kit/object-store';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import { startupFault } from '../../../lib/startup-fault.ts';
import { requireMeta } from '../../../db/meta.ts';
import { noteFailure, noteProven, readBackupNote } from '../backup-note.ts';
import { isBackupDue } from '../is-backup-due.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { createOffSite } from './create-off-site.ts';
import type { OffSiteBackup } from './create-off-site.ts';
import { objectNames } from './object-names.ts';
import { openOffSite } from './open-off-site.ts';
import { pruneOffSite } from './prune-off-site.ts';
import { readOffSite } from './stored-off-site.ts';
import type { OffSitePlace } from './stored-off-site.ts';
import { createStoredObjects } from './stored-objects.ts';
import { acquireLock } from './acquire-lock.ts';
import type { Lock } from './acquire-lock.ts';

interface OffSiteOptions {
  config: Config;
  database: Database;
  /** Made only when it is due. */
  isScheduled: boolean;
}

/** Makes an off-site backup, notes that it is proven, and removes old ones. Undefined when another process does so, or just did. */
export async function backUpOffSite(options: OffSiteOptions): Promise<OffSiteBackup | undefined> {
  const { config, database, isScheduled } = options;
  const { everyMs } = config.backups;
  const siteSecret = await openSiteSecret(config.siteSecret, config.dataDir);
  const offSite = await readOffSite(database.queries, { config, siteSecret });
  if (offSite === undefined)
    throw startupFault(
      'NO_STORE',
      'There is no place for off-site backups: set one in the console, or BACKUP_STORE and BACKUP_PUBLIC_KEY',
    );
  const scratch = path.join(config.dataDir, 'backups', '.off-site');
  mkdirSync(scratch, { recursive: true });
  const lock = await acquireLock(config, scratch);
  if (lock === undefined) return undefined;
  try {
    const note = await readBackupNote(database.queries, 'offSite');
    if (isScheduled && !isBackupDue(note, everyMs, Date.now())) return undefined;
    return await make({ ...options, offSite, scratch: path.join(scratch, 'work'), lock });
  } catch (error) {
    await noteFailure(database.queries, 'offSite', error).catch(() => undefined);
    throw error;
  } finally {
    await lock.leave();
  }
}

interface MakeOptions extends OffSiteOptions {
  offSite: OffSitePlace;
  scratch: string;
  lock: Lock;
}

async function make({ config, database, offSite, scratch, lock }: MakeOptions): Promise<OffSiteBackup> {
  const { dataDir, mediaStore, backups } = config;
  const { publicKey } = offSite;
  const key = await requireMeta(database.queries, 'backup_key', randomKey);
  const names = objectNames(key, publicKey);
  const objects = createStoredObjects(await openOffSite(offSite));
  const media = await openObjectStore(mediaStore ?? { folder: path.join(dataDir, 'media') });
  const made = await createOffSite({
    config,
    database,
    media,
    objects,
    names,
    publicKey,
    scratch,
    isAlone: lock.isHeld,
  });
  await noteProven(database.queries, 'offSite', made.createdAt);
  // Another process may be storing what no backup names yet.
  if (lock.isHeld()) await pruneOffSite({ objects, names, keep: backups.keep, newest: made.name });
  return made;
}
