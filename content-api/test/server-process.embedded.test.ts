import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { eventually } from './support/eventually.ts';
import { startServerHere } from './support/server-here.ts';
import { newDataDir, runCli, spawnServer, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { isShortForm, testInFull } from './support/short-form.ts';

describe('the server as a process', () => {
  let dataDir: string;
  const running: ServerProcess[] = [];
  const start = async (env: Record<string, string> = {}) => {
    const server = await startServer({ DATA_DIR: dataDir, ...env });
    running.push(server);
    return server;
  };
  beforeEach(() => {
    dataDir = newDataDir();
  });
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL');
      await server.ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the first start tells the password that it made, once, and keeps others from its data folder until it is killed', async () => {
    const first = await start();
    const [line = ''] = first.output().match(/^First admin: .*$/m) ?? [];
    const [, email, password] = /^First admin: (\S+) password: (\S+)$/.exec(line) ?? [];
    const login = await fetch(`${first.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(
      /already in use by another running server/,
    );
    first.kill('SIGKILL');
    await first.ended;
    expect((await start()).output()).not.toContain('First admin');
  });

  testInFull('a given first admin is made without a word, and a weak password is refused', async () => {
    await expect(startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'short' })).rejects.toThrow(
      'ADMIN_PASSWORD',
    );
    const server = await start({ ADMIN_EMAIL: 'me@studio.example', ADMIN_PASSWORD: 'quite a long phrase 8' });
    expect(server.output()).not.toContain('quite a long');
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(path.join(dataDir, 'content.db'), { readOnly: true });
    // The suites over the API hash at a lower cost; a server never does.
    expect(file.prepare('select password_hash from users').get()).toEqual({
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string,
    });
    file.close();
  });

  testInFull(
    'no other account can read the data, and what one could read is closed at the start',
    async () => {
      chmodSync(dataDir, 0o755);
      const first = await start({ DEMO_CONTENT: 'off' });
      first.kill('SIGTERM');
      await first.ended;
      const env = { DATA_DIR: dataDir };
      await runCli('backup', [], env);
      const outside = path.join(dataDir, 'outside.backup');
      await runCli('backup', [outside], env);
      await runCli('content', ['export', path.join(dataDir, 'content.json')], env);
      expect(openToOthers(dataDir)).toEqual([]);
      expect(first.output()).toContain('now only this one can');

      const open = ['content.db', 'content.lock', 'backups', ...backupsIn(dataDir)].sort();
      for (const name of open) chmodSync(path.join(dataDir, name), 0o755);
      const second = await start();
      expect(openToOthers(dataDir)).toEqual([]);
      expect(second.output()).toContain(`"count":${open.length}`);
      second.kill('SIGTERM');
      await second.ended;
      expect((await start()).output()).not.toContain('now only this one can');
      running.at(-1)?.kill('SIGTERM');
      await running.at(-1)?.ended;

      chmodSync(outside, 0o644);
      await runCli('restore', [outside], env);
      expect(openToOthers(dataDir)).toEqual(['outside.backup']);
    },
  );

  testInFull('demo content fills an empty database once and does not come back', async () => {
    const first = await start({ DEMO_CONTENT: 'on', ADMIN_PASSWORD: 'quite a long phrase 8' });
    const list = (await (await fetch(`${first.url}/api/projects`)).json()) as unknown[];
    expect(list.length).toBeGreaterThan(3);
    first.kill('SIGTERM');
    await first.ended;
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(path.join(dataDir, 'content.db'));
    for (const table of ['slugs', 'publications', 'revisions', 'records']) file.exec(`delete from ${table}`);
    file.close();
    const second = await start({ DEMO_CONTENT: 'on' });
    expect(await (await fetch(`${second.url}/api/projects`)).json()).toEqual([]);
  });

  testInFull('a taken port is named', async () => {
    const first = await start();
    const port = new URL(first.url).port;
    const other = newDataDir();
    await expect(startServer({ DATA_DIR: other, API_PORT: port })).rejects.toThrow(`Port ${port}`);
    rmSync(other, { recursive: true });
  });

  test('bad settings end the start with every fault', async () => {
    const server = spawnServer({ DATA_DIR: dataDir, API_PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    for (const part of ['2 faults', 'API_PORT', 'LOG_LEVEL']) expect(server.output()).toContain(part);
  });

  const damages = ['the last page of content.db overwritten', 'content.db of text', 'content.db cut in half'];
  test.each(isShortForm ? damages.slice(0, 1) : damages)(
    'a damaged file (%s) stops the start, names the newest backup and is left as it is',
    async (kind) => {
      const first = await startServerHere({ DATA_DIR: dataDir, DEMO_CONTENT: 'on' });
      await runCli('backup', [], { DATA_DIR: dataDir });
      await first.stop();
      const file = path.join(dataDir, 'content.db');
      if (kind.endsWith('text')) writeFileSync(file, 'this is no database '.repeat(500));
      else if (kind.endsWith('half')) truncateSync(file, 100_000);
      else overwriteLastPage(file);
      const before = spawnSync('sha256sum', [file]).stdout.toString();
      await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(
        /is damaged[^]*backups\/content-.*\.backup/,
      );
      expect(spawnSync('sha256sum', [file]).stdout.toString()).toBe(before);
    },
  );

  testInFull('a database of a newer version is refused', async () => {
    (await start()).kill('SIGTERM');
    await running[0]?.ended;
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(path.join(dataDir, 'content.db'));
    file.exec(`insert into schema_migrations values ('999-future', 'x', 'x')`);
    file.close();
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow('newer version');
  });

  test('SIGTERM under load ends with 0 and every acknowledged message is there', async () => {
    const server = await start({ LIMITS_SCALE: '100000' });
    let acknowledged = 0;
    let isOver = false;
    const send = async () => {
      while (!isOver) {
        const answer = await fetch(`${server.url}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'a', email: 'a@b.example', subject: 's', message: 'm' }),
        }).catch(() => undefined);
        if (answer?.ok === true) acknowledged += 1;
        if (answer === undefined) isOver = true;
      }
    };
    const senders = Array.from({ length: 8 }, send);
    await eventually(
      () => acknowledged,
      (count) => count > 10,
    );
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await Promise.all(senders);
    expect(existsSync(path.join(dataDir, 'content.db-wal'))).toBe(false);
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(path.join(dataDir, 'content.db'), { readOnly: true });
    expect(file.prepare('select count(*) as n from messages').get()).toEqual({ n: acknowledged });
    file.close();
    expect(acknowledged).toBeGreaterThan(10);
  });

  testInFull('a connection that never asked for anything does not hold up the end', async () => {
    const server = await start();
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(silent, 'connect');
    // Connections are accepted in order, so that the silent one is open by now.
    await (await fetch(`${server.url}/healthz`)).text();
    const killedAt = performance.now();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // Less than the ten seconds after which whatever is still open is closed.
    expect(performance.now() - killedAt).toBeLessThan(9_000);
    silent.destroy();
  });

  testInFull(
    'an uncaught error is logged and ends the process with 1, and the next start works',
    async () => {
      const script = `process.once('SIGUSR2', () => { throw new Error('uncaught on purpose') })`;
      const server = await start({
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
      });
      server.kill('SIGUSR2');
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('uncaught on purpose');
      await start();
    },
  );

  testInFull('a full disk under the log stops no request', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const script = path.join(import.meta.dirname, '../src/server.ts');
    const child = spawn(process.execPath, [script], {
      env: { API_PORT: String(port), DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'debug' },
      stdio: ['ignore', full, full],
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const ask = () => fetch(`http://127.0.0.1:${port}/api/projects`).then(({ status }) => status);
    try {
      const isUp = (status: number) => status === 200;
      expect(await eventually(() => ask().catch(() => 0), isUp)).toBe(200);
      for (let count = 0; count < 200; count += 1) expect(await ask()).toBe(200);
      child.kill('SIGTERM');
      // Past the time that a stop may take, it hangs.
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
      expect(await ended).toBe(0);
      clearTimeout(late);
    } finally {
      child.kill('SIGKILL');
      closeSync(full);
    }
  });

  testInFull('a closed standard output stops no request', () => {
    mkdirSync(path.join(dataDir, 'x'));
    const script = path.join(import.meta.dirname, '../src/server.ts');
    const shell = spawnSync(
      'sh',
      ['-c', `(timeout 6 "${process.execPath}" "${script}"; echo "code $?" >&2) | head -n 1`],
      {
        env: {
          PATH: process.env.PATH,
          API_PORT: '0',
          DATA_DIR: dataDir,
          DEMO_CONTENT: 'off',
          LOG_LEVEL: 'debug',
        },
      },
    );
    // 124: still running when the time was over, or 0 when it was asked to stop and did.
    expect(shell.stderr.toString()).toMatch(/code (0|124)/);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function backupsIn(dataDir: string): string[] {
  return readdirSync(path.join(dataDir, 'backups')).map((name) => path.join('backups', name));
}

/** Files that the group or others may access, the folder itself included. */
function openToOthers(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...below].filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
}

/** Damage that nothing reads by itself at a start. */
function overwriteLastPage(file: string): void {
  const pageBytes = 4096;
  const page = Buffer.alloc(pageBytes, 0xff);
  const opened = openSync(file, 'r+');
  writeSync(opened, page, 0, pageBytes, statSync(file).size - pageBytes);
  closeSync(opened);
}
