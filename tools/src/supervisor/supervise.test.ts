import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerSpec } from './server-process.ts';
import { supervise } from './supervise.ts';
import type { SupervisedServer, SuperviseTimes } from './supervise.ts';

let folder: string;
let server: SupervisedServer | undefined;
let events: string[];
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supervise-'));
  events = [];
  lines = [];
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const answering = `
  import http from 'node:http';
  http.createServer((_, response) => response.end('ok')).listen(process.env.PORT);
`;

async function run(
  script: string,
  times: Partial<SuperviseTimes> = {},
  more: Partial<ServerSpec> = {},
): Promise<SupervisedServer> {
  const port = await freePort();
  await writeFile(path.join(folder, 'server.mjs'), script);
  server = supervise({
    spec: {
      name: 'fake',
      script: 'server.mjs',
      cwd: folder,
      ...more,
      env: { ...process.env, PORT: String(port), NODE_OPTIONS: '' },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    },
    onLine: (line) => lines.push(line),
    onEvent: (sentence) => events.push(sentence),
    times: { firstDelayMs: 20, maxDelayMs: 50, graceMs: 5_000, pollMs: 10, ...times },
  });
  return server;
}

test('a server is ready once it answers, and its lines are passed on', async () => {
  const { ready } = await run(`console.log('from the server');${answering}`);
  await ready;
  expect(lines).toContain('from the server');
  expect(events).toEqual([]);
});

test('arguments of the first start are not passed to one after a crash', async () => {
  const running = await run(
    `console.log('told ' + process.argv.slice(2));${answering}`,
    {},
    { firstArgs: ['--once'] },
  );
  await running.ready;
  process.kill(running.pid() ?? 0, 'SIGKILL');
  await until(() => events.includes('fake is back.'));
  expect(lines.filter((line) => line.startsWith('told'))).toEqual(['told --once', 'told ']);
});

test('a killed server is restarted, and both are reported', async () => {
  const running = await run(answering);
  await running.ready;
  const before = running.pid();
  process.kill(before ?? 0, 'SIGKILL');
  await until(() => events.includes('fake is back.'));
  expect(events[0]).toBe('fake ended (SIGKILL). Starting it again in 0.02 s.');
  expect(running.pid()).not.toBe(before);
});

test('pauses grow up to their limit', async () => {
  const running = await run(answering, { maxDelayMs: 40 });
  await running.ready;
  for (let times = 1; times <= 3; times += 1) {
    await until(() => running.pid() !== undefined);
    process.kill(running.pid() ?? 0, 'SIGKILL');
    await until(() => events.filter((event) => event.includes('ended')).length === times);
    await until(() => events.filter((event) => event.includes('back')).length === times);
  }
  expect(
    events.filter((event) => event.includes('ended')).map((event) => /in ([\d.]+) s/.exec(event)?.[1]),
  ).toEqual(['0.02', '0.04', '0.04']);
});

test('a server that is to start again does so at once, in good order', async () => {
  const running = await run(
    `${answering} process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });`,
    { firstDelayMs: 60_000 },
  );
  await running.ready;
  const before = running.pid();
  running.restart();
  running.restart();
  await until(() => events.includes('fake is back.'));
  expect(running.pid()).not.toBe(before);
  expect(lines).toEqual(['bye']);
  expect(events).toEqual(['fake is back.']);
});

test('a server that waits after a crash starts at once when it is to start again', async () => {
  const running = await run(answering, { firstDelayMs: 60_000, maxDelayMs: 60_000 });
  await running.ready;
  process.kill(running.pid() ?? 0, 'SIGKILL');
  await until(() => events.length === 1);
  running.restart();
  await until(() => events.includes('fake is back.'));
  expect(running.pid()).toBeDefined();
});

test('a process that waits with the libraries takes over when a server is to start again', async () => {
  await writeFile(path.join(folder, 'libraries.mjs'), "console.log('libraries of ' + process.pid);");
  const running = await run(
    `console.log('server ' + process.pid);${answering}`,
    { standbyDelayMs: 0 },
    { libraries: './libraries.mjs' },
  );
  await running.ready;
  const first = running.pid();
  await until(() => lines.length === 2);
  running.restart();
  await until(() => events.includes('fake is back.'));
  const second = running.pid();
  await until(() => lines.length === 4);
  expect(lines).toEqual([
    `server ${first}`,
    `libraries of ${second}`,
    `server ${second}`,
    expect.stringMatching(/^libraries of \d+$/),
  ]);
  await running.stop();
  const waiting = Number(lines[3]?.split(' ').at(-1));
  expect(isAlive(waiting)).toBe(false);
});

test('a server starts again although the libraries cannot be loaded', async () => {
  await writeFile(path.join(folder, 'libraries.mjs'), "console.log('broken'); process.exit(1);");
  const running = await run(answering, { standbyDelayMs: 0 }, { libraries: './libraries.mjs' });
  await running.ready;
  await until(() => lines.includes('broken'));
  running.restart();
  await until(() => events.includes('fake is back.'));
  expect(running.pid()).toBeDefined();
});

test('a server that never comes up is given up with how it ended', async () => {
  const { ready } = await run("console.error('no such database'); process.exit(3);");
  await expect(ready).rejects.toThrow('fake did not start (exit 3, 3 times).');
  expect(lines).toContain('no such database');
});

test('stopping waits for the end and starts nothing again', async () => {
  const running = await run(
    `${answering} process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });`,
  );
  await running.ready;
  const pid = running.pid() ?? 0;
  await running.stop();
  expect(lines).toContain('bye');
  expect(() => process.kill(pid, 0)).toThrow();
  expect(events).toEqual([]);
});

test('a server that was told to end by somebody else is not started again while all stop', async () => {
  const running = await run(answering);
  await running.ready;
  running.disableRestart();
  process.kill(running.pid() ?? 0, 'SIGTERM');
  await until(() => running.pid() === undefined);
  await running.stop();
  expect(events).toEqual([]);
});

test('a server that will not end is killed after its grace', async () => {
  const running = await run(`${answering} process.on('SIGTERM', () => {});`, { graceMs: 100 });
  await running.ready;
  await running.stop();
  expect(running.pid()).toBeUndefined();
  expect(events).toEqual(['fake did not end in 0.1 s and was killed.']);
});

test('a server ends when its supervisor is killed', async () => {
  await writeFile(path.join(folder, 'child.mjs'), answering);
  const port = await freePort();
  const supervisor = path.join(import.meta.dirname, '../../test/supervise-one.ts');
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, [supervisor, folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
  expect(() => process.kill(pid, 0)).not.toThrow();
  child.kill('SIGKILL');
  await until(() => !isAlive(pid));
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not happen in 10 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
