import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLeftovers } from './find-leftovers.ts';
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
      healthUrl: `http://127.0.0.1:${port}/healthz`,
    },
    onLine: (line) => lines.push(line),
    onEvent: (sentence) => events.push(sentence),
    times: {
      firstDelayMs: 20,
      maxDelayMs: 50,
      graceMs: 5_000,
      hungGraceMs: 100,
      pollMs: 10,
      ...times,
    },
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
    `console.log('args ' + process.argv.slice(2));${answering}`,
    {},
    { firstArgs: ['--once'] },
  );
  await running.ready;
  process.kill(running.pid() ?? 0, 'SIGKILL');
  await until(() => events.includes('fake is back.'));
  expect(lines.filter((line) => line.startsWith('args'))).toEqual(['args --once', 'args ']);
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

test('a server that another process ended is not started again while all stop', async () => {
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

/** Hangs its thread at the first check of its health, in the first process alone. */
const hanging = `
  import { existsSync, writeFileSync } from 'node:fs';
  import http from 'node:http';
  process.on('SIGTERM', () => process.exit(0));
  http.createServer((request, response) => {
    if (request.url === '/healthz' && !existsSync('hung')) {
      writeFileSync('hung', '');
      for (;;);
    }
    response.end('ok');
  }).listen(process.env.PORT);
`;

test('a server whose thread hangs is killed and started again', async () => {
  const running = await run(hanging, { healthCheckMs: 20 });
  await running.ready;
  const before = running.pid() ?? 0;
  await until(() => events.includes('fake is back.'));
  expect(isAlive(before)).toBe(false);
  expect(events).toEqual([
    'fake does not answer any more and is ended.',
    'fake did not end in 0.1 s and was killed.',
    'fake ended (SIGKILL). Starting it again in 0.02 s.',
    'fake is back.',
  ]);
});

test('a server that stays hung is killed with all that it started when all stop', async () => {
  const running = await run(
    `import { spawn } from 'node:child_process';
    const helper = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'inherit' });
    console.log('helper ' + helper.pid);
    ${hanging}`,
    { healthCheckMs: 20, graceMs: 100, hungGraceMs: 60_000 },
  );
  await running.ready;
  await until(() => events.length === 1);
  await running.stop();
  expect(events.at(-1)).toBe('fake did not end in 0.1 s and was killed.');
  expect(running.pid()).toBeUndefined();
  await until(() => !isAlive(helperPid()));
});

test('what a server started ends with it when it ends in good order, too', async () => {
  const running = await run(
    `import { spawn } from 'node:child_process';
    const helper = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'inherit' });
    console.log('helper ' + helper.pid);
    process.on('SIGTERM', () => process.exit(0));
    ${answering}`,
  );
  await running.ready;
  await running.stop();
  await until(() => !isAlive(helperPid()));
  expect(events).toEqual([]);
});

function helperPid(): number {
  return Number(
    lines
      .find((line) => line.startsWith('helper'))
      ?.split(' ')
      .at(-1),
  );
}

test('a hung server whose supervisor is killed is listed as left over', async () => {
  await writeFile(path.join(folder, 'child.mjs'), `${answering} process.on('SIGTERM', () => { for (;;); });`);
  const port = await freePort();
  const supervisor = path.join(import.meta.dirname, '../../test/supervise-one.ts');
  const child = spawn(process.execPath, [supervisor, folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  expect(await findLeftovers()).not.toContain(pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await findLeftovers()).toContain(pid);
  process.kill(-pid, 'SIGKILL');
  await until(() => !isAlive(pid));
});

test('a server ends when its supervisor is killed', async () => {
  await writeFile(path.join(folder, 'child.mjs'), answering);
  const port = await freePort();
  const supervisor = path.join(import.meta.dirname, '../../test/supervise-one.ts');
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
