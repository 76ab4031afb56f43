import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Context } from '../../core/context.ts';
import { minutes } from '../../lib/durations.ts';
import { readBackupNote } from './backup-note.ts';
import { isBackupDue } from './is-backup-due.ts';

const lookEveryMs = minutes(5);
const command = path.join(import.meta.dirname, '../../cli/backup.ts');

/**
 * Makes a backup whenever the last scheduled one is too old, on this machine and in the store, each in a process of its
 * own, so that no request is delayed.
 */
export function scheduleBackups(context: Pick<Context, 'config' | 'database' | 'log'>): () => void {
  const { config, database, log } = context;
  const { everyMs, offSite } = config.backups;
  if (everyMs === 0) return () => undefined;
  let isRunning = false;
  let startedAtMs = -Infinity;

  function isLocalDue(): boolean {
    const ageMs = Date.now() - newestMs(path.join(config.dataDir, 'backups'));
    // A backup of the future says that the clock was set back, and not that none is due.
    return ageMs >= 0 ? ageMs >= everyMs : performance.now() - startedAtMs >= everyMs;
  }

  async function isOffSiteDue(): Promise<boolean> {
    return (
      offSite !== undefined &&
      isBackupDue(await readBackupNote(database.queries, 'offSite'), everyMs, Date.now())
    );
  }

  async function look(): Promise<void> {
    if (isLocalDue()) {
      startedAtMs = performance.now();
      await run('scheduled backup', ['--scheduled'], log);
    }
    if (await isOffSiteDue()) await run('off-site backup', ['--off-site', '--scheduled'], log);
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

/** Resolves when the process has ended; what it says is logged. */
function run(what: string, args: string[], log: Logger): Promise<void> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout = `${stdout}${chunk.toString()}`.slice(-500)));
  child.stderr.on('data', (chunk: Buffer) => (stderr = `${stderr}${chunk.toString()}`.slice(-500)));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      log.error({ err: error }, `${what} could not be started`);
      resolve();
    });
    child.on('close', (code) => {
      if (code === 0) log.info({ outcome: stdout.trim() }, `${what} done`);
      else log.error({ stderr: stderr.trim() }, `${what} failed`);
      resolve();
    });
  });
}

function newestMs(dir: string): number {
  if (!existsSync(dir)) return 0;
  const times = readdirSync(dir)
    .filter((name) => /^auto-.*\.backup$/.test(name))
    .map((name) => statSync(path.join(dir, name)).mtimeMs);
  return Math.max(0, ...times);
}
