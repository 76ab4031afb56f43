import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './free-ports.ts';
import { prepareDataDir } from './prepare-data-dir.ts';

// Each test waits for a process of its own, on a machine that may be busy.

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prepare-run-'));
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a run keeps its data folder for as long as it lasts', async () => {
  await runUntil(`
    await prepareRun();
    for (let i = 0; i < 3; i += 1) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    console.log('collected');
    setInterval(() => {}, 1000);
  `);
  expect(prepareDataDir(folder)).toHaveProperty('fault', expect.stringContaining('in use by another start'));
});

test('a run closes its data folder and its logs to other accounts, and says so once', async () => {
  const logs = path.join(folder, 'logs');
  await mkdir(logs);
  await writeFile(path.join(logs, 'site.log'), 'a line');
  for (const name of ['', 'logs', 'logs/site.log']) await chmod(path.join(folder, name), 0o755);
  const running = await runUntil(`await prepareRun();console.log('prepared');setInterval(() => {}, 1000);`);
  const [output] = running.stderr === null ? [] : ((await once(running.stderr, 'data')) as [Buffer]);
  expect(String(output)).toBe(`Other accounts could read ${folder}; now only this one can.\n`);
  for (const name of ['', 'start.lock', 'logs', 'logs/site.log']) {
    expect([name, (await stat(path.join(folder, name))).mode & 0o077]).toEqual([name, 0]);
  }
});

test('a run goes on after its output was closed', async () => {
  const running = await runUntil(`
    await prepareRun();
    console.log('prepared');
    setInterval(() => { console.log('and on'); console.error('and on'); }, 10);
  `);
  running.stdout?.destroy();
  running.stderr?.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(running.exitCode).toBeNull();
});

/** Runs a script that has `prepareRun` until it says something. */
async function runUntil(script: string): Promise<ChildProcess> {
  const [host, admin, api] = await freePorts(3);
  const source = path.join(import.meta.dirname, 'prepare-run.ts');
  const running = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--input-type=module',
      '-e',
      `import { prepareRun } from ${JSON.stringify(source)};${script}`,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        HOST_PORT: String(host),
        ADMIN_PORT: String(admin),
        API_PORT: String(api),
      },
    },
  );
  child = running;
  await Promise.race([
    once(running.stdout, 'data'),
    once(running, 'exit').then(() => {
      throw new Error('It ended.');
    }),
  ]);
  return running;
}
