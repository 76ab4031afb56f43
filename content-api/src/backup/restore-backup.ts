import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openSqliteFile } from '../db/client.ts';
import { clearRows, copyVerified } from '../db/copy-rows.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { writeMeta } from '../lib/meta.ts';
import { newId } from '../lib/new-id.ts';
import { dropBackupTables } from './backup-file.ts';
import { extractMedia } from './backup-media.ts';
import { flushToDisk } from './flush-to-disk.ts';

interface RestoreOptions {
  config: Config;
  /** Proved before. */
  file: string;
  hasMedia: boolean;
}

/**
 * Puts a backup in the place of what is there. Everything is made ready beside it first; then names change. Sessions
 * of the backup are ended: some of them may have been revoked since.
 */
export async function restoreEmbedded({ config, file, hasMedia }: RestoreOptions): Promise<void> {
  const target = path.join(config.dataDir, 'content.db');
  const draft = path.join(config.dataDir, `restoring-${process.pid}.db`);
  const mediaDraft = path.join(config.dataDir, `restoring-${process.pid}-media`);
  try {
    await prepare(file, draft, hasMedia ? mediaDraft : undefined);
    if (hasMedia) swapFolder(mediaDraft, path.join(config.dataDir, 'media'));
    for (const ending of ['-wal', '-shm']) rmSync(`${target}${ending}`, { force: true });
    renameSync(draft, target);
    flushToDisk(config.dataDir);
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${ending}`, { force: true });
    rmSync(mediaDraft, { recursive: true, force: true });
  }
}

/** The same on PostgreSQL: all rows change in one transaction. */
export async function restoreIntoServer(
  database: Database,
  { config, file, hasMedia }: RestoreOptions,
): Promise<void> {
  const draft = path.join(config.dataDir, `restoring-${process.pid}.db`);
  const mediaDraft = path.join(config.dataDir, `restoring-${process.pid}-media`);
  mkdirSync(config.dataDir, { recursive: true });
  try {
    await prepare(file, draft, hasMedia ? mediaDraft : undefined);
    const source = openSqlite({ file: draft, backupsDir: config.dataDir });
    try {
      await migrate(database, { migrations });
      await database.queries.transaction().execute(async (trx) => {
        await clearRows(trx);
        await copyVerified(source.queries, trx);
      });
    } finally {
      await source.close();
    }
    if (hasMedia) swapFolder(mediaDraft, path.join(config.dataDir, 'media'));
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${ending}`, { force: true });
    rmSync(mediaDraft, { recursive: true, force: true });
  }
}

async function prepare(file: string, draft: string, mediaDraft: string | undefined): Promise<void> {
  copyFileSync(file, draft);
  const sqlite = openSqliteFile(draft);
  if (mediaDraft !== undefined) extractMedia(sqlite, mediaDraft);
  dropBackupTables(sqlite);
  sqlite.exec('vacuum');
  sqlite.close();
  const database = openSqlite({ file: draft, backupsDir: path.dirname(draft) });
  await migrate(database, { migrations });
  await database.queries.deleteFrom('sessions').execute();
  await database.queries.deleteFrom('throttles').execute();
  await writeMeta(database.queries, 'content_revision', newId());
  await database.close();
  flushToDisk(draft);
}

function swapFolder(from: string, to: string): void {
  const old = `${to}.old-${process.pid}`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
