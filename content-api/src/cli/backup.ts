import path from 'node:path';
import { createBackup } from '../backup/create-backup.ts';
import { pruneBackups } from '../backup/prune-backups.ts';
import { newerAdditions } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, usage } from './support.ts';

await runCommand(async (args) => {
  const isScheduled = args[0] === '--scheduled';
  const [named, ...rest] = isScheduled ? [] : args;
  if (rest.length > 0 || named?.startsWith('--') === true) throw usage('backup [FILE]');
  const config = commandConfig();
  const backupsDir = path.join(config.dataDir, 'backups');
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = named ?? path.join(backupsDir, `${isScheduled ? 'auto' : 'content'}-${stamp}.backup`);
  const database = await openForCommand(config);
  try {
    // A copy of the embedded file has it.
    const left = database.kind === 'sqlite' ? [] : await newerAdditions(database.queries, migrations);
    if (left.length > 0) say(`Left out, because a newer version has added it: ${left.join(', ')}`);
    await createBackup({ database, file: path.resolve(file), mediaDir: path.join(config.dataDir, 'media') });
  } finally {
    await database.close();
  }
  if (isScheduled) await pruneBackups(backupsDir, config.backups);
  say(`Backup written to ${file}`);
});
