import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { z } from 'zod';
import { backupContentsSchema } from '../../contract/restore.ts';
import type { Context } from '../../core/context.ts';
import type { Look } from './read-contents.ts';

const commands = path.join(import.meta.dirname, '../../cli');

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
  /** What is in a backup. */
  look: (file: string) => Promise<Look>;
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
    look: lookInto,
    runningSince: () => startedAtMs,
  };
}

const lookSchema: z.ZodType<Look> = backupContentsSchema.pick({ reason: true }).extend({
  contents: backupContentsSchema.shape.contents.unwrap().omit({ countsNow: true }).optional(),
});

async function lookInto(file: string): Promise<Look> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(commands, 'backup-contents.ts'),
    file,
  ]);
  return lookSchema.parse(JSON.parse(stdout));
}

function runProcess({ config, log }: RunnerContext, what: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(commands, 'backup.ts'), ...args], {
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
