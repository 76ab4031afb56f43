import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { openSqliteFile } from '../../db/client.ts';
import { differingTables, digestTables } from '../../db/copy-rows.ts';
import { newerAdditions } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { Tables } from '../../db/schema.ts';
import { EmbeddedDialect } from '../../db/sqlite-dialect.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { isError } from '../../lib/is-error.ts';
import { readInfo, schemaHash } from './backup-file.ts';
import type { BackupInfo } from './backup-file.ts';
import { countMedia, damagedMedia, refusedPaths } from './backup-media.ts';

/** Contents of the backup, after every page, row and picture was checked; or a fault that says what is wrong. */
export async function proveBackup(file: string): Promise<BackupInfo> {
  if (!existsSync(file)) throw startupFault('NO_BACKUP', `There is no backup ${file}`);
  try {
    return await prove(file);
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'DATABASE_NEWER') throw error;
    const reason = isError(error) ? error.message : String(error);
    throw startupFault(
      'BACKUP_DAMAGED',
      `The backup ${file} cannot be used: ${reason}. Nothing was changed.`,
    );
  }
}

/** Reads only: a backup is the same file after it was proved as before. */
async function prove(file: string): Promise<BackupInfo> {
  const sqlite = openSqliteFile(file, { readOnly: true });
  try {
    const verdict = sqlite.pragma('integrity_check');
    if (verdict !== 'ok') throw new Error(`it is damaged (${String(verdict)})`);
    const info = readInfo(sqlite);
    if (info === undefined) throw new Error('it is not a backup of this program');
    const names = sqlite.prepare('select name from schema_migrations').all([]) as { name: string }[];
    const unknown = names.find(({ name }) => !migrations.some((migration) => migration.name === name));
    if (![1, 2].includes(info.v) || unknown !== undefined) throw newer(file);
    if (info.media !== undefined) {
      const refused = refusedPaths(sqlite);
      if (refused.length > 0) throw new Error(`it holds a path that is refused: ${refused[0]}`);
      const damaged = damagedMedia(sqlite);
      if (damaged.length > 0) throw new Error(`pictures are damaged: ${damaged.slice(0, 5).join(', ')}`);
      const { files, parts } = countMedia(sqlite);
      if (files !== info.media.files || parts !== (info.media.parts ?? parts))
        throw new Error('pictures are missing');
    }
    if (info.schema !== undefined && info.schema !== schemaHash(sqlite))
      throw new Error('its tables were changed');
    const queries = new Kysely<Tables>({ dialect: new EmbeddedDialect(sqlite) });
    const differing = differingTables(info.tables, await digestTables(queries));
    // This version counts the additions of a newer one differently, or not at all.
    if (differing.length > 0 && (await newerAdditions(queries, migrations)).length > 0) throw newer(file);
    if (differing.length > 0) throw new Error(`rows were changed in ${differing.join(', ')}`);
    return info;
  } finally {
    sqlite.close();
  }
}

function newer(file: string): Error {
  return startupFault(
    'DATABASE_NEWER',
    `The backup ${file} was made by a newer version; nothing was changed`,
  );
}
