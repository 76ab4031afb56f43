import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { newestBackup } from './newest-backup.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** True when the data folder holds what only a database that was used leaves there. */
export function hasTracesOfDatabase({ dataDir }: Place): boolean {
  return newestBackup(path.join(dataDir, 'backups')) !== undefined || hasFiles(path.join(dataDir, 'media'));
}

/** A database that is gone is not the same as a new studio: what to do about it, in one line. */
export function missingDatabase({ dataDir, databaseUrl }: Place): Error {
  const backup = newestBackup(path.join(dataDir, 'backups'));
  const place = databaseUrl === undefined ? `in ${dataDir}` : 'at DATABASE_URL';
  const traces = backup === undefined ? 'media of one are' : `backups are, the newest is ${backup}`;
  const advice =
    backup === undefined
      ? 'Put the database back or restore a backup'
      : `Restore it with: npm run restore -- ${backup}`;
  return startupFault(
    'DATABASE_MISSING',
    `There is no database ${place} or it is empty, but ${traces}. Nothing was changed. ${advice}; ` +
      'or, if an empty studio is meant, start once with: npm start -- --start-empty',
  );
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => !entry.isDirectory());
}
