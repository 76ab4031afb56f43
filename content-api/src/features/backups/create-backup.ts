import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqliteFile } from '../../db/client.ts';
import { copyVerified, digestTables } from '../../db/copy-rows.ts';
import type { Database } from '../../db/database.ts';
import { migrate, migrationsOf } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { programVersion } from '../../lib/program-version.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { schemaHash, writeInfo } from './backup-file.ts';
import { countMedia, storeMedia } from './backup-media.ts';
import { flushToDisk } from './flush-to-disk.ts';

interface BackupOptions {
  database: Database;
  file: string;
  /** Left out: the database only. */
  mediaDir?: string;
  /** Larger files of the library are kept in parts of so many bytes. */
  partBytes?: number;
}

/**
 * Writes a backup while the server goes on: a consistent copy of every table, the media, and what proves them. The
 * file appears under its name only when it is complete, checked and on the disk.
 *
 * @returns the media that were removed meanwhile, and are not in it
 */
export async function createBackup(options: BackupOptions): Promise<string[]> {
  const { database, file } = options;
  if (existsSync(file)) throw startupFault('FILE_EXISTS', `${file} exists already`);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  accessSync(path.dirname(path.resolve(file)), constants.W_OK);
  const draft = `${file}.tmp-${process.pid}`;
  try {
    await copyDatabase(database, draft);
    const gone = await describe(draft, options);
    flushToDisk(draft);
    renameSync(draft, file);
    flushToDisk(path.dirname(path.resolve(file)));
    return gone;
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${ending}`, { force: true });
  }
}

async function copyDatabase(database: Database, draft: string): Promise<void> {
  if (database.copyTo !== undefined) return database.copyTo(draft);
  const target = openSqlite({ file: draft, backupsDir: path.dirname(draft) });
  try {
    // The schema of the source, which a migration may be about to change.
    const made = await database.atLength((connections) => migrationsOf(connections, migrations));
    await migrate(target, { migrations: made });
    await database.atLength((connections) =>
      connections
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((snapshot) => target.queries.transaction().execute((trx) => copyVerified(snapshot, trx))),
    );
  } finally {
    await target.close();
  }
}

async function describe(draft: string, { database, mediaDir, partBytes }: BackupOptions): Promise<string[]> {
  const copy = openSqlite({ file: draft, backupsDir: path.dirname(draft) });
  const tables = await digestTables(copy.queries);
  await copy.close();
  const file = openSqliteFile(draft);
  try {
    file.pragma('journal_mode=DELETE');
    const gone = mediaDir === undefined ? [] : await storeMedia(file, mediaDir, partBytes);
    writeInfo(file, {
      v: mediaDir === undefined ? 1 : 2,
      createdAt: new Date().toISOString(),
      source: database.kind,
      version: programVersion(),
      schema: schemaHash(file),
      tables,
      media: mediaDir === undefined ? undefined : countMedia(file),
    });
    const verdict = file.pragma('integrity_check');
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`);
    return gone;
  } finally {
    file.close();
  }
}
