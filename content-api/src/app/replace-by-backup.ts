import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { privateFileMode } from 'server-kit';
import type { Config } from '../config/config.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { hasTables } from '../db/migrate.ts';
import { createBackup } from '../features/backups/create-backup.ts';
import type { Ended } from '../features/backups/end-revocable.ts';
import { restoreEmbedded, restoreIntoServer } from '../features/backups/restore-backup.ts';
import { isStartupFault } from '../lib/startup-fault.ts';
import { openDatabase } from './open-database.ts';

interface Replace {
  config: Config;
  /** Proved before. */
  file: string;
  hasMedia: boolean;
  /** Told where the safety copy is. */
  say: (line: string) => void;
}

/** Keeps servers away from data folder and database until it is called again. Refused while one runs. */
export async function keepServersAway({ databaseUrl, dataDir }: Config): Promise<() => Promise<void> | void> {
  if (databaseUrl === undefined) return lockDataFolder(dataDir).release;
  const { keepServersOut } = await import('../db/server-presence.ts');
  return (await keepServersOut(databaseUrl)).leave;
}

/** Puts a backup in the place of what is there, of which a copy is made first. */
export async function replaceByBackup({ config, file, hasMedia, say }: Replace): Promise<Ended> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const safety = path.join(config.dataDir, 'backups', `before-restore-${stamp}.backup`);
  const target = path.join(config.dataDir, 'content.db');
  if (config.databaseUrl === undefined && !existsSync(target)) {
    return restoreEmbedded({ config, file, hasMedia });
  }
  const isSaved = await saveCurrent({ config, safety, target, say });
  if (isSaved) say(`What was there is kept in ${safety}`);
  if (config.databaseUrl === undefined) return restoreEmbedded({ config, file, hasMedia });
  const database = await openDatabase(config, { warn: say, mayBeEmpty: true });
  try {
    return await restoreIntoServer(database, { config, file, hasMedia });
  } finally {
    await database.close();
  }
}

interface Current extends Pick<Replace, 'config' | 'say'> {
  /** File of the backup to make. */
  safety: string;
  /** File of the embedded database. */
  target: string;
}

/** A damaged database cannot be backed up: its files are kept as they are. */
async function saveCurrent({ config, safety, target, say }: Current): Promise<boolean> {
  try {
    const database = await openDatabase(config, { warn: say, mayBeEmpty: true });
    try {
      if (!(await hasTables(database))) return false;
      await createBackup({ database, file: safety, mediaDir: path.join(config.dataDir, 'media') });
    } finally {
      await database.close();
    }
    return true;
  } catch (error) {
    if (!isStartupFault(error) || error.code !== 'DATABASE_DAMAGED') throw error;
    for (const ending of ['', '-wal'].filter((end) => existsSync(`${target}${end}`))) {
      const aside = `${target}.damaged-${Date.now()}${ending}`;
      copyFileSync(`${target}${ending}`, aside);
      chmodSync(aside, privateFileMode);
    }
    say(`The damaged database is kept beside its place as ${target}.damaged-…`);
    return false;
  }
}
