import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Context } from '../../core/context.ts';

const command = path.join(import.meta.dirname, '../../cli/backup.ts');

type RunnerContext = Pick<Context, 'config' | 'log'>;

/** Makes backups in processes of their own, one at a time, so that no request is delayed. */
export interface BackupRunner {
  /**
   * Resolves when the process has ended; what it says is logged.
   *
   * @param what it is, for the log
   * @param args of `npm run backup`
   */
  run: (what: string, args: string[]) => Promise<void>;
  /** Since when there is one on its way, in ms since 1970. */
  runningSince: () => number | undefined;
}

export function createBackupRunner(context: RunnerContext): BackupRunner {
  let last = Promise.resolve();
  let waiting = 0;
  let startedAtMs: number | undefined;

  async function runNext(what: string, args: string[]): Promise<void> {
    await runProcess(context, what, args);
    waiting -= 1;
    startedAtMs = waiting > 0 ? Date.now() : undefined;
  }
  return {
    run(what, args) {
      waiting += 1;
      startedAtMs ??= Date.now();
      last = last.then(() => runNext(what, args));
      return last;
    },
    runningSince: () => startedAtMs,
  };
}

function runProcess({ config, log }: RunnerContext, what: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
    },
  });
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
