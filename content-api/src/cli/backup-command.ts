import path from 'node:path';
import { backUpLocally } from '../features/backups/back-up-locally.ts';
import { createBackup } from '../features/backups/create-backup.ts';
import { backUpOffSite } from '../features/backups/off-site/back-up-off-site.ts';
import { readConfig } from '../config/config.ts';
import { newerAdditions } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openForCommand } from './open-for-command.ts';
import { takeFlag, usage } from './support.ts';
import type { Terminal } from './support.ts';

/** Writes a backup, here or off-site. @throws an error whose message is for whoever called the command */
export async function backupCommand(args: string[], { env, say }: Terminal): Promise<void> {
  const isOffSite = takeFlag(args, 'off-site');
  // As the server calls it.
  const isScheduled = takeFlag(args, 'scheduled');
  const [named, ...rest] = args;
  const takesFile = !isOffSite && !isScheduled;
  if (rest.length > 0 || named?.startsWith('--') === true || (named !== undefined && !takesFile))
    throw usage('backup [FILE], or backup --off-site');
  const { config } = readConfig(env);
  const database = await openForCommand(config, say);
  try {
    // A copy of the embedded file has it.
    const left = database.kind === 'sqlite' ? [] : await newerAdditions(database.queries, migrations);
    if (left.length > 0) say(`Left out, because a newer version has added it: ${left.join(', ')}`);
    if (isOffSite) {
      say(offSiteLine(await backUpOffSite({ config, database, isScheduled })));
    } else if (named === undefined) {
      const { file, gone } = await backUpLocally({ config, database, isScheduled });
      say(writtenLines(file, gone));
    } else {
      const mediaDir = path.join(config.dataDir, 'media');
      const gone = await createBackup({ database, file: path.resolve(named), mediaDir });
      say(writtenLines(named, gone));
    }
  } finally {
    await database.close();
  }
}

function writtenLines(file: string, gone: readonly string[]): string {
  const written = `Backup written to ${file}`;
  return gone.length === 0
    ? written
    : `${written}\nLeft out, because they were removed meanwhile: ${gone.join(', ')}`;
}

function offSiteLine(made: Awaited<ReturnType<typeof backUpOffSite>>): string {
  if (made === undefined) return 'No off-site backup is due, or another process is at it.';
  return `Off-site backup of ${made.createdAt} stored and proven: ${made.files} media files, ${made.added} of them new`;
}
