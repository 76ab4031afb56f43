import pino from 'pino';
import { contentCommand } from '../../src/cli/content-command.ts';
import { readConfig } from '../../src/config.ts';
import { describeFault } from '../../src/lib/describe-fault.ts';
import { loggerOptions } from '../../src/lib/create-logger.ts';
import { runServer } from '../../src/run-server.ts';

type Settings = Record<string, string>;

/**
 * A server in this process, which starts with a fraction of the work that one of its own takes. It has the same data
 * folder and database, so commands find it.
 */
export async function startServerHere(env: Settings): Promise<{ url: string; stop: () => Promise<void> }> {
  const { config } = readConfig({ API_PORT: '0', DEMO_CONTENT: 'off', ...env });
  const log = pino({ ...loggerOptions('info'), enabled: false });
  const { port, stop } = await runServer({ config, log, onFirstAdmin: () => undefined });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The command `content` in this process, with the code and the output that it has as a process. */
export async function runContentHere(args: string[], env: Settings) {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(`${line}\n`);
  const code = await contentCommand([...args], { config: readConfig(env).config, say }).then(
    () => 0,
    (error: unknown) => {
      say(describeFault(error));
      return 1;
    },
  );
  return { code, output: lines.join('') };
}
