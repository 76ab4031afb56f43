import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../../config/config.ts';
import { openSqlite } from '../../../db/open-sqlite.ts';
import type { BackupInfo } from '../backup-file.ts';
import { restoreEmbedded } from '../restore-backup.ts';

/** Tables whose rows a restore ends or empties. */
const changed = ['sessions', 'login_challenges', 'throttles', 'account_links', 'previews', 'outbox'];

interface RehearseOptions {
  config: Config;
  file: string;
  info: BackupInfo;
  /** Empty, and the caller's to remove. */
  folder: string;
}

/** Restores a backup of the database into a folder, as a person would, and counts what came out. */
export async function rehearseRestore({ config, file, info, folder }: RehearseOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const elsewhere = { ...config, dataDir: folder, databaseUrl: undefined };
  await restoreEmbedded({ config: elsewhere, file, hasMedia: false });
  const database = openSqlite({ file: path.join(folder, 'content.db'), backupsDir: folder });
  try {
    for (const { table, rows } of info.tables.filter((one) => !changed.includes(one.table))) {
      const counted = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
        database.queries,
      );
      if (Number(counted.rows[0]?.total) < rows)
        throw new Error(`The rehearsed restore lost rows of the table ${table}`);
    }
  } finally {
    await database.close();
  }
}
