import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { privateFileMode } from 'server-kit';
import type { Config } from '../../config/config.ts';
import { kinds } from '../../contract/kinds/index.ts';
import { openSqliteFile } from '../../db/client.ts';
import { clearRows, copyVerified } from '../../db/copy-rows.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { systemClock, toIso } from '../../lib/clock.ts';
import { purgeSubscribers } from '../purges/queue-purge.ts';
import { announceChange } from '../../core/records/content-revision.ts';
import { dropBackupTables } from './backup-file.ts';
import { extractMedia } from './backup-media.ts';
import { endRevocable } from './end-revocable.ts';
import type { Ended } from './end-revocable.ts';
import { draftName, finishRestore } from './finish-restore.ts';
import { flushToDisk } from './flush-to-disk.ts';
import { stageMedia, swapMedia } from './swap-media.ts';

interface RestoreOptions {
  config: Config;
  /** Proved before. */
  file: string;
  hasMedia: boolean;
}

/**
 * Puts a backup in the place of what is there: all of it, or nothing. Everything is made ready beside it first; then
 * names change. Sessions and links of the backup are ended, and what waited to be sent is not sent.
 */
export async function restoreEmbedded(options: RestoreOptions): Promise<Ended> {
  const { dataDir } = options.config;
  const target = path.join(dataDir, 'content.db');
  return restore(options, (draft) => {
    for (const ending of ['-wal', '-shm']) rmSync(`${target}${ending}`, { force: true });
    renameSync(draft, target);
    flushToDisk(dataDir);
  });
}

/** The same on PostgreSQL: all rows change in one transaction. */
export async function restoreIntoServer(database: Database, options: RestoreOptions): Promise<Ended> {
  const { dataDir } = options.config;
  mkdirSync(dataDir, { recursive: true });
  await migrate(database, { migrations });
  return restore(options, async (draft) => {
    const source = openSqlite({ file: draft, backupsDir: dataDir });
    try {
      await database.atLength((connections) =>
        connections.transaction().execute(async (trx) => {
          await clearRows(trx);
          await copyVerified(source.queries, trx);
        }),
      );
      // From here on a killed restore is finished, and no longer undone.
      rmSync(draft);
    } finally {
      await source.close();
    }
  });
}

async function restore(
  { config, file, hasMedia }: RestoreOptions,
  replaceRows: (draft: string) => Promise<void> | void,
): Promise<Ended> {
  const { dataDir } = config;
  const draft = path.join(dataDir, draftName);
  const mediaDir = path.join(dataDir, 'media');
  try {
    if (hasMedia) stageMedia(mediaDir, (target) => extractMedia(file, target));
    const ended = await prepare(config, file, draft);
    if (hasMedia) swapMedia(mediaDir);
    await replaceRows(draft);
    return ended;
  } finally {
    finishRestore(dataDir);
  }
}

async function prepare(config: Config, file: string, draft: string): Promise<Ended> {
  copyFileSync(file, draft);
  // A copy has the rights of the backup, which may have been anywhere.
  chmodSync(draft, privateFileMode);
  const sqlite = openSqliteFile(draft);
  dropBackupTables(sqlite);
  sqlite.exec('vacuum');
  sqlite.close();
  const database = openSqlite({ file: draft, backupsDir: path.dirname(draft) });
  await migrate(database, { migrations });
  const ended = await endRevocable(database.queries, toIso(systemClock.nowMs()));
  const subscribers = purgeSubscribers({ config, clock: systemClock, kinds });
  await announceChange(database.queries, subscribers, 'everything');
  await database.close();
  flushToDisk(draft);
  return ended;
}
