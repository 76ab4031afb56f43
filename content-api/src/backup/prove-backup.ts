import { existsSync } from 'node:fs';
import path from 'node:path';
import { openSqliteFile } from '../db/client.ts';
import { differingTables, digestTables } from '../db/copy-rows.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { startupFault } from '../db/startup-fault.ts';
import { isError } from '../lib/is-error.ts';
import { readInfo } from './backup-file.ts';
import type { BackupInfo } from './backup-file.ts';
import { countMedia, damagedMedia } from './backup-media.ts';

/** What the backup holds, after every page, row and picture of it was checked; or a fault that says what is wrong. */
export async function proveBackup(file: string): Promise<BackupInfo> {
  if (!existsSync(file)) throw startupFault('NO_BACKUP', `There is no backup ${file}`);
  try {
    const info = proveFile(file);
    const database = openSqlite({ file, backupsDir: path.dirname(file) });
    const found = await digestTables(database.queries).finally(() => database.close());
    const differing = differingTables(info.tables, found);
    if (differing.length > 0) throw new Error(`rows were changed in ${differing.join(', ')}`);
    return info;
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'DATABASE_NEWER') throw error;
    const reason = isError(error) ? error.message : String(error);
    throw startupFault(
      'BACKUP_DAMAGED',
      `The backup ${file} cannot be used: ${reason}. Nothing was changed.`,
    );
  }
}

function proveFile(file: string): BackupInfo {
  const sqlite = openSqliteFile(file, { readOnly: true });
  try {
    const verdict = sqlite.pragma('integrity_check');
    if (verdict !== 'ok') throw new Error(`it is damaged (${String(verdict)})`);
    const info = readInfo(sqlite);
    if (info === undefined) throw new Error('it is not a backup of this program');
    const names = sqlite.prepare('select name from schema_migrations').all([]) as { name: string }[];
    const unknown = names.find(({ name }) => !migrations.some((migration) => migration.name === name));
    if (Number(info.v) !== 1 || unknown !== undefined) {
      throw startupFault(
        'DATABASE_NEWER',
        `The backup ${file} was made by a newer version; nothing was changed`,
      );
    }
    if (info.media !== undefined) {
      const damaged = damagedMedia(sqlite);
      if (damaged.length > 0) throw new Error(`pictures are damaged: ${damaged.slice(0, 5).join(', ')}`);
      if (countMedia(sqlite) !== info.media.files) throw new Error('pictures are missing');
    }
    return info;
  } finally {
    sqlite.close();
  }
}
