import path from 'node:path';
import { backUpLocally } from '../backup/back-up-locally.ts';
import { createBackup } from '../backup/create-backup.ts';
import { backUpOffSite } from '../backup/off-site/back-up-off-site.ts';
import { newerAdditions } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, takeFlag, usage } from './support.ts';

await runCommand(async (args) => {
  const isOffSite = takeFlag(args, 'off-site');
  // As the server calls it.
  const isScheduled = takeFlag(args, 'scheduled');
  const [named, ...rest] = args;
  const takesFile = !isOffSite && !isScheduled;
  if (rest.length > 0 || named?.startsWith('--') === true || (named !== undefined && !takesFile))
    throw usage('backup [FILE], or backup --off-site');
  const config = commandConfig();
  const database = await openForCommand(config);
  try {
    // A copy of the embedded file has it.
    const left = database.kind === 'sqlite' ? [] : await newerAdditions(database.queries, migrations);
    if (left.length > 0) say(`Left out, because a newer version has added it: ${left.join(', ')}`);
    if (isOffSite) {
      say(offSiteLine(await backUpOffSite({ config, database, isScheduled })));
    } else if (named === undefined) {
      const { file, gone } = await backUpLocally({ config, database, isScheduled });
      sayWritten(file, gone);
    } else {
      const mediaDir = path.join(config.dataDir, 'media');
      sayWritten(named, await createBackup({ database, file: path.resolve(named), mediaDir }));
    }
  } finally {
    await database.close();
  }
});

function sayWritten(file: string, gone: readonly string[]): void {
  say(`Backup written to ${file}`);
  if (gone.length > 0) say(`Left out, because they were removed meanwhile: ${gone.join(', ')}`);
}

function offSiteLine(made: Awaited<ReturnType<typeof backUpOffSite>>): string {
  if (made === undefined) return 'No off-site backup is due, or another process is at it.';
  return `Off-site backup of ${made.createdAt} stored and proven: ${made.files} media files, ${made.added} of them new`;
}
