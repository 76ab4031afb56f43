import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../../core/context.ts';
import { minutes } from '../../lib/durations.ts';
import { readBackupNote } from './backup-note.ts';
import { readOffSite } from './off-site/stored-off-site.ts';
import { isBackupDue } from './is-backup-due.ts';
import type { BackupRunner } from './run-backup.ts';

const lookEveryMs = minutes(5);

/**
 * Makes a backup whenever the last scheduled one is too old, on this machine and in the store, each in a process of its
 * own, so that no request is delayed.
 */
export function scheduleBackups(
  context: Pick<Context, 'config' | 'database' | 'log' | 'siteSecret'> & { backups: BackupRunner },
): () => void {
  const { config, database, log, backups } = context;
  const { everyMs } = config.backups;
  if (everyMs === 0) return () => undefined;
  let isRunning = false;
  let startedAtMs = -Infinity;

  function isLocalDue(): boolean {
    const ageMs = Date.now() - newestMs(path.join(config.dataDir, 'backups'));
    // A backup of the future says that the clock was set back, and not that none is due.
    return ageMs >= 0 ? ageMs >= everyMs : performance.now() - startedAtMs >= everyMs;
  }

  async function isOffSiteDue(): Promise<boolean> {
    const offSite = await readOffSite(database.queries, context);
    return (
      offSite !== undefined &&
      isBackupDue(await readBackupNote(database.queries, 'offSite'), everyMs, Date.now())
    );
  }

  async function look(): Promise<void> {
    if (isLocalDue()) {
      startedAtMs = performance.now();
      await backups.run('scheduled backup', ['--scheduled']);
    }
    if (await isOffSiteDue()) await backups.run('off-site backup', ['--off-site', '--scheduled']);
  }

  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'it is not known whether a backup is due'))
      .finally(() => (isRunning = false));
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function newestMs(dir: string): number {
  if (!existsSync(dir)) return 0;
  const times = readdirSync(dir)
    .filter((name) => /^auto-.*\.backup$/.test(name))
    .map((name) => statSync(path.join(dir, name)).mtimeMs);
  return Math.max(0, ...times);
}
