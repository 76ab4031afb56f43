import path from 'node:path';
import type { Logger } from 'pino';
import { closeToOthers, siteSecretFile } from 'server-kit';
import type { Config } from '../config/config.ts';

const shownMax = 5;
const privateFiles = ['content.db', 'content.db-wal', 'content.db-shm', 'content.lock', siteSecretFile];

/**
 * Closes the data folder, the database and the backups to other accounts of the machine, and says so. Pictures and
 * releases are public, and what is behind a closed folder cannot be reached anyway.
 */
export async function closeDataFolder({ dataDir }: Config, log: Logger): Promise<void> {
  const { closed, left } = await closeToOthers({
    single: [dataDir, ...privateFiles.map((name) => path.join(dataDir, name))],
    whole: [path.join(dataDir, 'backups')],
  });
  if (closed.length > 0) {
    const files = closed.slice(0, shownMax);
    log.warn({ count: closed.length, files }, 'other accounts could read the data; now only this one can');
  }
  if (left.length > 0) {
    const files = left.slice(0, shownMax);
    log.warn(
      { count: left.length, files },
      'other accounts can access these files, and this user may not change their permissions; run chown and chmod go-rwx on them',
    );
  }
}
