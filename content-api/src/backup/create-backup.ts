import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqliteFile } from '../db/client.ts';
import { copyVerified, digestTables } from '../db/copy-rows.ts';
import type { Database } from '../db/database.ts';
import { migrate, migrationsOf } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { startupFault } from '../db/startup-fault.ts';
import { schemaHash, writeInfo } from './backup-file.ts';
import { storeMedia } from './backup-media.ts';
import { flushToDisk } from './flush-to-disk.ts';

interface BackupOptions {
  database: Database;
  file: string;
  /** Left out: the database only. */
  mediaDir?: string;
}

/**
 * Writes a backup while the server goes on: a consistent copy of every table, the media, and what proves them. The
 * file appears under its name only when it is complete, checked and on the disk.
 */
export async function createBackup({ database, file, mediaDir }: BackupOptions): Promise<void> {
  if (existsSync(file)) throw startupFault('FILE_EXISTS', `${file} exists already`);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  accessSync(path.dirname(path.resolve(file)), constants.W_OK);
  const draft = `${file}.tmp-${process.pid}`;
  try {
    await copyDatabase(database, draft);
    await describe(database.kind, draft, mediaDir);
    flushToDisk(draft);
    renameSync(draft, file);
    flushToDisk(path.dirname(path.resolve(file)));
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${ending}`, { force: true });
  }
}

async function copyDatabase(database: Database, draft: string): Promise<void> {
  if (database.copyTo !== undefined) return database.copyTo(draft);
  const target = openSqlite({ file: draft, backupsDir: path.dirname(draft) });
  try {
    // The schema of the source, which a migration may be about to change.
    await migrate(target, { migrations: await migrationsOf(database, migrations) });
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

async function describe(
  source: Database['kind'],
  draft: string,
  mediaDir: string | undefined,
): Promise<void> {
  const copy = openSqlite({ file: draft, backupsDir: path.dirname(draft) });
  const tables = await digestTables(copy.queries);
  await copy.close();
  const file = openSqliteFile(draft);
  try {
    file.pragma('journal_mode=DELETE');
    const media = mediaDir === undefined ? undefined : { files: storeMedia(file, mediaDir) };
    writeInfo(file, {
      v: 1,
      createdAt: new Date().toISOString(),
      source,
      schema: schemaHash(file),
      tables,
      media,
    });
    const verdict = file.pragma('integrity_check');
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`);
  } finally {
    file.close();
  }
}
