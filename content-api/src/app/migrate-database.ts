import path from 'node:path';
import { createBackup } from '../features/backups/create-backup.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';

interface MigrateOptions {
  /** Called before the backup when programs of the version before cannot run on what is about to be made. */
  beforeBreaking?: () => Promise<void>;
}

/** Brings the database of the settings to this version; what it holds is backed up before anything is changed. */
export function migrateDatabase(
  { dataDir }: Pick<Config, 'dataDir'>,
  database: Database,
  { beforeBreaking }: MigrateOptions = {},
): Promise<string[]> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = path.join(dataDir, 'backups', `before-migration-${stamp}.backup`);
  return migrate(database, {
    migrations,
    async beforeChange(missing) {
      if (missing.some(({ isAdditive }) => isAdditive !== true)) await beforeBreaking?.();
      await createBackup({ database, file });
    },
  });
}
