import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openSqlite } from './db/open-sqlite.ts';

/** Opens the database that the settings name; the embedded one lives in the data folder. */
export async function openDatabase(config: Config, warn: (message: string) => void): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./db/open-postgres.ts');
    return openPostgres(config.databaseUrl, (error) => warn(`PostgreSQL connection lost: ${error.message}`));
  }
  await mkdir(config.dataDir, { recursive: true });
  return openSqlite({
    file: path.join(config.dataDir, 'content.db'),
    backupsDir: path.join(config.dataDir, 'backups'),
    warn,
  });
}
