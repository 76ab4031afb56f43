import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isGone } from '../test/is-gone.ts';

// Each test waits for a process of its own, on a machine that may be busy.

const answersPing = '#!/bin/sh\n[ "$1" = ping ] && exit 0\n';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'install-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('an npm that ignores the signal to end is killed with all it started', async () => {
  const npm = `${answersPing}trap '' TERM\nsleep 60 &\necho $! > '${folder}/pid'\necho begun >&2\nwait\nwait\n`;
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

test('a failed npm is distinguished from one that was stopped', async () => {
  const run = await runInstall(`${answersPing}echo begun >&2\nsleep 0.1\nexit 1\n`);
  const [answer] = (await once(run.stdout, 'data')) as [Buffer];
  expect(JSON.parse(answer.toString())).toEqual({
    fault: expect.stringContaining('did not succeed') as string,
  });
});

test('without a network, what npm has in its cache is tried, and the reason is given', async () => {
  const npm = (last: string) =>
    `#!/bin/sh\n[ "$1" = ping ] && { echo 'code EAI_AGAIN' >&2; exit 1; }\ncase "$*" in *--offline*) ${last};; esac\nsleep 60`;
  const answerWith = async (last: string) => {
    const run = await startInstall(npm(last));
    const [answer] = (await once(run.stdout, 'data')) as [Buffer];
    return JSON.parse(answer.toString()) as object;
  };
  expect(await answerWith('exit 1')).toEqual({
    fault: expect.stringContaining('No network: npm cannot reach its registry (EAI_AGAIN)') as string,
  });
  expect(await answerWith('exit 0')).toEqual({});
});

/** The same, once npm has begun. */
async function runInstall(npm: string) {
  const run = await startInstall(npm);
  await once(run.stderr, 'data');
  return run;
}

/** A process that installs with that npm. */
async function startInstall(npm: string) {
  await writeFile(path.join(folder, 'npm'), npm);
  await chmod(path.join(folder, 'npm'), 0o755);
  const source = path.join(import.meta.dirname, 'install.mjs');
  const script = `
    import { install } from ${JSON.stringify(source)};
    console.log(JSON.stringify(await install(${JSON.stringify(folder)})));
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${folder}:/usr/bin:/bin` },
  });
}
