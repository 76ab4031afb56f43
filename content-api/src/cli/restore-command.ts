import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepServersAway, replaceByBackup } from '../app/replace-by-backup.ts';
import type { Ended } from '../features/backups/end-revocable.ts';
import { fetchedName, finishRestore } from '../features/backups/finish-restore.ts';
import { fetchOffSite } from '../features/backups/off-site/fetch-off-site.ts';
import { proveBackup } from '../features/backups/prove-backup.ts';
import { readConfig } from '../config/config.ts';
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
    const ended = await replaceByBackup({ config, file, hasMedia: info.media !== undefined, say });
    say('Restored. Everybody has to log in again, with the password and second factor of that time.');
    for (const line of endedLines(ended)) say(line);
  } finally {
    rmSync(path.join(config.dataDir, fetchedName), { recursive: true, force: true });
    await letGo();
  }
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
