import path from 'node:path';
import { createBackup } from './backup/create-backup.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';

/** Brings the database of the settings to this version; what it holds is backed up before anything is changed. */
export function migrateDatabase({ dataDir }: Pick<Config, 'dataDir'>, database: Database): Promise<string[]> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = path.join(dataDir, 'backups', `before-migration-${stamp}.backup`);
  return migrate(database, { migrations, beforeChange: () => createBackup({ database, file }) });
}
