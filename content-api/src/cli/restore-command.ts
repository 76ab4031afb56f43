import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { privateFileMode } from 'server-kit';
import { createBackup } from '../features/backups/create-backup.ts';
import type { Ended } from '../features/backups/end-revocable.ts';
import { fetchedName, finishRestore } from '../features/backups/finish-restore.ts';
import { fetchOffSite } from '../features/backups/off-site/fetch-off-site.ts';
import { proveBackup } from '../features/backups/prove-backup.ts';
import { restoreEmbedded, restoreIntoServer } from '../features/backups/restore-backup.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { hasTables } from '../db/migrate.ts';
import { isStartupFault } from '../lib/startup-fault.ts';
import { openDatabase } from '../app/open-database.ts';
import { chooseBackup } from './choose-backup.ts';
import { takeOption, usage } from './support.ts';
import type { Terminal } from './support.ts';

/** Puts a backup in the place of what is there. @throws an error whose message is for whoever called the command */
export async function restoreCommand(args: string[], { env, say }: Terminal): Promise<void> {
  const from = takeOption(args, 'from');
  const key = takeOption(args, 'key');
  const [named, ...rest] = args;
  if (
    rest.length > 0 ||
    named?.startsWith('--') === true ||
    (from === undefined && (named === undefined || key !== undefined))
  )
    throw usage('restore FILE, or restore --from STORE --key FILE [BACKUP]');
  const { config } = readConfig(env);
  const stored = from === undefined ? undefined : await chooseBackup({ from, key, named }, { env, say });
  mkdirSync(config.dataDir, { recursive: true });
  const letGo = await keepServersAway(config);
  try {
    finishRestore(config.dataDir);
    const file =
      stored === undefined
        ? path.resolve(named ?? '')
        : await fetchOffSite({ ...stored, folder: path.join(config.dataDir, fetchedName) });
    const info = await proveBackup(file);
    say(`The backup of ${info.createdAt} is complete and undamaged.`);
    const ended = await restore({ config, file, hasMedia: info.media !== undefined, say });
    say('Restored. Everybody has to log in again, with the password and second factor of that time.');
    for (const line of endedLines(ended)) say(line);
  } finally {
    rmSync(path.join(config.dataDir, fetchedName), { recursive: true, force: true });
    await letGo();
  }
}

interface Restore {
  config: Config;
  /** Proved before. */
  file: string;
  hasMedia: boolean;
  say: Terminal['say'];
}

/** They may have been used, withdrawn or sent since the backup was made. */
function endedLines({ accountLinks, previewLinks, deliveries, withoutCodes }: Ended): string[] {
  return [
    ...(accountLinks > 0 ? [`Ended: ${accountLinks} invitations and links for a new password`] : []),
    ...(previewLinks > 0 ? [`Ended: ${previewLinks} links to previews and reviews`] : []),
    ...(withoutCodes.length > 0
      ? [
          `Ended: the recovery codes of ${withoutCodes.join(', ')}. They get new ones in the console, under Account`,
        ]
      : []),
    ...(deliveries > 0 ? [`Not sent again: ${deliveries} mails and calls that were waiting`] : []),
  ];
}

async function keepServersAway({ databaseUrl, dataDir }: Config): Promise<() => Promise<void> | void> {
  if (databaseUrl === undefined) return lockDataFolder(dataDir).release;
  const { keepServersOut } = await import('../db/server-presence.ts');
  return (await keepServersOut(databaseUrl)).leave;
}

async function restore({ config, file, hasMedia, say }: Restore): Promise<Ended> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const safety = path.join(config.dataDir, 'backups', `before-restore-${stamp}.backup`);
  const target = path.join(config.dataDir, 'content.db');
  if (config.databaseUrl === undefined && !existsSync(target)) {
    return restoreEmbedded({ config, file, hasMedia });
  }
  const isSaved = await saveCurrent({ config, safety, target, say });
  if (isSaved) say(`What was there is kept in ${safety}`);
  if (config.databaseUrl === undefined) return restoreEmbedded({ config, file, hasMedia });
  const database = await openDatabase(config, { warn: say, mayBeEmpty: true });
  try {
    return await restoreIntoServer(database, { config, file, hasMedia });
  } finally {
    await database.close();
  }
}

interface Current {
  config: Config;
  /** File of the backup to make. */
  safety: string;
  /** File of the embedded database. */
  target: string;
  say: Terminal['say'];
}

/** A damaged database cannot be backed up: its files are kept as they are. */
async function saveCurrent({ config, safety, target, say }: Current): Promise<boolean> {
  try {
    const database = await openDatabase(config, { warn: say, mayBeEmpty: true });
    try {
      if (!(await hasTables(database))) return false;
      await createBackup({ database, file: safety, mediaDir: path.join(config.dataDir, 'media') });
    } finally {
      await database.close();
    }
    return true;
  } catch (error) {
    if (!isStartupFault(error) || error.code !== 'DATABASE_DAMAGED') throw error;
    for (const ending of ['', '-wal'].filter((end) => existsSync(`${target}${end}`))) {
      const aside = `${target}.damaged-${Date.now()}${ending}`;
      copyFileSync(`${target}${ending}`, aside);
      chmodSync(aside, privateFileMode);
    }
    say(`The damaged database is kept beside its place as ${target}.damaged-…`);
    return false;
  }
}
