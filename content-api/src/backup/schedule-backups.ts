import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { minutes } from '../lib/durations.ts';

const lookEveryMs = minutes(5);
const command = new URL('../cli/backup.ts', import.meta.url).pathname;

/** Makes a backup whenever the newest scheduled one is too old, in a process of its own so that nobody waits. */
export function scheduleBackups({ backups, dataDir }: Config, log: Logger): () => void {
  if (backups.everyMs === 0) return () => undefined;
  let isRunning = false;
  const look = (): void => {
    if (isRunning || Date.now() - newestMs(path.join(dataDir, 'backups')) < backups.everyMs) return;
    isRunning = true;
    const child = spawn(process.execPath, [command, '--scheduled'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-500)));
    child.on('error', (error) => log.error({ err: error }, 'backup could not be started'));
    child.on('close', (code) => {
      isRunning = false;
      if (code === 0) log.info('scheduled backup written');
      else log.error({ said }, 'scheduled backup failed');
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
