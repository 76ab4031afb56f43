import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './src/lib/free-ports.ts';

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'run-'));
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a start that gets %s before anything is served ends with 0',
  async (signal) => {
    const [host, admin, api] = await freePorts(3);
    child = spawn(process.execPath, ['run.mjs', 'start'], {
      cwd: import.meta.dirname,
      stdio: 'ignore',
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        HOST_PORT: String(host),
        ADMIN_PORT: String(admin),
        API_PORT: String(api),
        NODE_OPTIONS: `--import ${sendBeforeCommand(signal)}`,
      },
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

/** A module to be preloaded: the signal comes when the command is about to be read. */
function sendBeforeCommand(signal: NodeJS.Signals): string {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier.endsWith('/commands/start.ts')) process.kill(process.pid, '${signal}');
        return next(specifier, context);
      },
    });`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}
