import pino from 'pino';
import { adminCommand } from '../../src/cli/admin-command.ts';
import { backupCommand } from '../../src/cli/backup-command.ts';
import { contentCommand } from '../../src/cli/content-command.ts';
import { moveInCommand } from '../../src/cli/move-in-command.ts';
import { restoreCommand } from '../../src/cli/restore-command.ts';
import { translationsCommand } from '../../src/cli/translations-command.ts';
import { readConfig } from '../../src/config/config.ts';
import { describeFault } from '../../src/core/describe-fault.ts';
import { loggerOptions } from '../../src/app/create-logger.ts';
import { serve } from '../../src/app/serve.ts';
import type { runCli } from './server-process.ts';

type Settings = Record<string, string>;

/**
 * A server in this process, which starts with a fraction of the work that one of its own takes. It has the same data
 * folder and database, so commands find it.
 */
export async function startServerHere(env: Settings): Promise<{ url: string; stop: () => Promise<void> }> {
  const { config } = readConfig({ API_PORT: '0', DEMO_CONTENT: 'off', ...env });
  const log = pino({ ...loggerOptions('info'), enabled: false });
  const { port, stop } = await serve({
    config,
    log,
    onFirstAdmin: () => undefined,
    onLost(error) {
      throw error;
    },
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}

const commands = {
  admin: adminCommand,
  backup: backupCommand,
  content: contentCommand,
  'move-in': moveInCommand,
  restore: restoreCommand,
  translations: translationsCommand,
};

/** As `runCli`, in this process: most of what a command takes is its start. */
export async function runHere(
  name: keyof typeof commands,
  args: string[],
  env: Settings,
  input = '',
): ReturnType<typeof runCli> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(`${line}\n`);
  const readSecret = (): Promise<string> => Promise.resolve(input.split('\n')[0] ?? '');
  const code = await commands[name]([...args], { env, say, readSecret }).then(
    (result) => result ?? 0,
    (error: unknown) => {
      say(describeFault(error));
      return 1;
    },
  );
  return { code, output: lines.join('') };
}
