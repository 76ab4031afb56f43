import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Installation } from '../../contract/installation.ts';
import type { Context } from '../../core/context.ts';

const megabyte = 1024 ** 2;
/** What a backup, a large upload and a migration need at the same time. */
const enoughBytes = 1024 * megabyte;

/** Bytes of the database; undefined where they cannot be had. */
export async function readDatabaseSize({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<number | undefined> {
  if (database.kind === 'sqlite')
    return ['', '-wal']
      .map(
        (ending) =>
          statSync(path.join(config.dataDir, `content.db${ending}`), { throwIfNoEntry: false })?.size,
      )
      .reduce((all = 0, one = 0) => all + one, 0);
  try {
    const { rows } = await sql<{ bytes: string }>`
      select pg_database_size(current_database()) as bytes`.execute(database.queries);
    return rows[0] && Number(rows[0].bytes);
  } catch {
    return undefined;
  }
}

/** Room on the disk of a folder; undefined where the system does not say. */
export async function readDisk(folder: string): Promise<Installation['disk']> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    const freeBytes = bavail * bsize;
    return { freeBytes, totalBytes: blocks * bsize, isLow: freeBytes < enoughBytes };
  } catch {
    return undefined;
  }
}
