import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from './prepare-data-dir.ts';
import { takenPorts } from './taken-ports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-dir-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a data folder belongs to one process until it releases it', () => {
  const first = prepareDataDir(path.join(folder, 'new'));
  expect(prepareDataDir(path.join(folder, 'new'))).toHaveProperty(
    'fault',
    expect.stringContaining('is in use by another start'),
  );
  if ('lock' in first) first.lock.release();
  const second = prepareDataDir(path.join(folder, 'new'));
  expect(second).toHaveProperty('lock');
  if ('lock' in second) second.lock.release();
});

test('a killed process leaves no lock behind', async () => {
  const script = `
    import { tryLock } from ${JSON.stringify(path.join(import.meta.dirname, '../../../server-kit/src/file-lock.ts'))};
    tryLock(${JSON.stringify(path.join(folder, 'start.lock'))});
    gc();
    console.log('locked');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const whileItRuns = prepareDataDir(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(whileItRuns).toHaveProperty('fault');
  const prepared = prepareDataDir(folder);
  expect(prepared).toHaveProperty('lock');
  if ('lock' in prepared) prepared.lock.release();
});

test('a data folder that is a file is refused in one line', async () => {
  await writeFile(path.join(folder, 'file'), '');
  expect(prepareDataDir(path.join(folder, 'file'))).toHaveProperty(
    'fault',
    expect.stringContaining('cannot be used'),
  );
});

test('every taken port is named with its setting', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const required = [
    { setting: 'HOST_PORT', port, bind: '127.0.0.1' },
    { setting: 'ADMIN_PORT', port: 0, bind: '127.0.0.1' },
    { setting: 'API_PORT', port, bind: '127.0.0.1' },
  ];
  const faults = await takenPorts(required, () => Promise.resolve([]));
  const withLeftovers = await takenPorts(required, () => Promise.resolve([41, 42]));
  await new Promise((resolve) => server.close(resolve));
  expect(faults).toEqual([
    `Port ${port} (HOST_PORT) is taken by another program.`,
    `Port ${port} (API_PORT) is taken by another program.`,
  ]);
  expect(withLeftovers).toEqual([
    `Port ${port} (HOST_PORT) is taken.`,
    `Port ${port} (API_PORT) is taken.`,
    'An earlier start was killed and its servers did not end. End them with: kill -9 -- -41 -42',
  ]);
});
