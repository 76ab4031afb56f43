import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { minutes } from '../lib/durations.ts';

const lookEveryMs = minutes(5);
const command = new URL('../cli/backup.ts', import.meta.url).pathname;

/** Makes a backup whenever the newest scheduled one is too old, in a process of its own, so that no request is delayed. */
export function scheduleBackups({ backups, dataDir }: Config, log: Logger): () => void {
  if (backups.everyMs === 0) return () => undefined;
  let isRunning = false;
  let startedAtMs = -Infinity;
  const look = (): void => {
    const ageMs = Date.now() - newestMs(path.join(dataDir, 'backups'));
    // A backup of the future says that the clock was set back, and not that none is due.
    const isRecent = ageMs >= 0 ? ageMs < backups.everyMs : performance.now() - startedAtMs < backups.everyMs;
    if (isRunning || isRecent) return;
    isRunning = true;
    startedAtMs = performance.now();
    const child = spawn(process.execPath, [command, '--scheduled'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr = `${stderr}${chunk.toString()}`.slice(-500)));
    child.on('error', (error) => log.error({ err: error }, 'backup could not be started'));
    child.on('close', (code) => {
      isRunning = false;
      if (code === 0) log.info('scheduled backup written');
      else log.error({ stderr }, 'scheduled backup failed');
    });
  };
  const timer = setInterval(look, lookEveryMs);
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
