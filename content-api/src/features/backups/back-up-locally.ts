import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { noteFailure, noteProven } from './backup-note.ts';
import { createBackup } from './create-backup.ts';
import { proveBackup } from './prove-backup.ts';
import { pruneBackups } from './prune-backups.ts';

interface LocalOptions {
  config: Config;
  database: Database;
  /** Scheduled backups are pruned. */
  isScheduled: boolean;
}

/** Makes a backup in the folder of backups, proves it and notes that; returns its path, and the media that were removed meanwhile. */
export async function backUpLocally({
  config,
  database,
  isScheduled,
}: LocalOptions): Promise<{ file: string; gone: string[] }> {
  const backupsDir = path.join(config.dataDir, 'backups');
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = path.join(backupsDir, `${isScheduled ? 'auto' : 'content'}-${stamp}.backup`);
  try {
    const gone = await createBackup({ database, file, mediaDir: path.join(config.dataDir, 'media') });
    const { createdAt } = await proveBackup(file).catch((error: unknown) => {
      // Otherwise it would count as the last one.
      rmSync(file, { force: true });
      throw error;
    });
    await noteProven(database.queries, 'local', createdAt);
    if (isScheduled) await pruneBackups(backupsDir, config.backups);
    return { file, gone };
  } catch (error) {
    await noteFailure(database.queries, 'local', error).catch(() => undefined);
    throw error;
  }
}
