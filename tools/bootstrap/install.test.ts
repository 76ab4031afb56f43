import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Each test waits for a process of its own, on a machine that may be busy.
jest.setTimeout(30_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'install-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('an npm that ignores the signal to end is killed with all it started', async () => {
  const npm = `#!/bin/sh\ntrap '' TERM\nsleep 60 &\necho $! > '${folder}/pid'\necho begun >&2\nwait\nwait\n`;
  const run = await runInstall(npm);
  run.kill('SIGTERM');
  const [answer] = (await once(run.stdout, 'data')) as [Buffer];
  expect(JSON.parse(answer.toString())).toMatchObject({
    isStopped: true,
    fault: expect.stringContaining('next start') as string,
  });
  const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8'));
  expect(await isGone(pid)).toBe(true);
});

test('an npm that fails is told from one that was ended', async () => {
  const run = await runInstall('#!/bin/sh\necho begun >&2\nsleep 0.1\nexit 1\n');
  const [answer] = (await once(run.stdout, 'data')) as [Buffer];
  expect(JSON.parse(answer.toString())).toEqual({
    fault: expect.stringContaining('did not succeed') as string,
  });
});

/** A process that installs with that npm, once npm has begun. */
async function runInstall(npm: string) {
  await writeFile(path.join(folder, 'npm'), npm);
  await chmod(path.join(folder, 'npm'), 0o755);
  const source = path.join(import.meta.dirname, 'install.mjs');
  const script = `
    import { install } from ${JSON.stringify(source)};
    console.log(JSON.stringify(await install(${JSON.stringify(folder)})));
  `;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${folder}:/usr/bin:/bin` },
  });
  await once(run.stderr, 'data');
  return run;
}

/** A killed process may wait for a moment to be taken away by whoever inherited it. */
async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    if (/\) [ZX] /.test(status)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
