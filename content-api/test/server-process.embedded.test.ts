import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDataDir, runCli, spawnServer, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';

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

  test('the first start tells the password that it made, once', async () => {
    const first = await start();
    const [line = ''] = first.output().match(/^First admin: .*$/m) ?? [];
    const [, email, password] = /^First admin: (\S+) password: (\S+)$/.exec(line) ?? [];
    const login = await fetch(`${first.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect((await start()).output()).not.toContain('First admin');
  });

  test('a given first admin is made without a word, and a weak password is refused', async () => {
    await expect(startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'short' })).rejects.toThrow(
      'ADMIN_PASSWORD',
    );
    const server = await start({ ADMIN_EMAIL: 'me@studio.example', ADMIN_PASSWORD: 'quite a long phrase 8' });
    expect(server.output()).not.toContain('quite a long');
  });

  test('demo content fills an empty database once and does not come back', async () => {
    const first = await start({ DEMO_CONTENT: 'on', ADMIN_PASSWORD: 'quite a long phrase 8' });
    const list = (await (await fetch(`${first.url}/api/projects`)).json()) as unknown[];
    expect(list.length).toBeGreaterThan(3);
    first.kill('SIGTERM');
    await first.ended;
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(path.join(dataDir, 'content.db'));
    for (const table of ['projects', 'services', 'posts', 'technologies', 'singletons'])
      file.exec(`delete from ${table}`);
    file.close();
    const second = await start({ DEMO_CONTENT: 'on' });
    expect(await (await fetch(`${second.url}/api/projects`)).json()).toEqual([]);
  });

  test('a second start on the same data folder is refused, and free again after a kill', async () => {
    const first = await start();
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(
      /already in use by another running server/,
    );
    first.kill('SIGKILL');
    await first.ended;
    await start();
  });

  test('a taken port is named', async () => {
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

  test.each(['content.db of text', 'content.db cut in half', 'content.db emptied'])(
    'a damaged file (%s) stops the start, names the newest backup and is left as it is',
    async (kind) => {
      const first = await start({ DEMO_CONTENT: 'on' });
      await runCli('backup', [], { DATA_DIR: dataDir });
      first.kill('SIGTERM');
      await first.ended;
      const file = path.join(dataDir, 'content.db');
      if (kind.endsWith('text')) writeFileSync(file, 'this is no database '.repeat(500));
      else truncateSync(file, kind.endsWith('half') ? 100_000 : 0);
      const before = spawnSync('sha256sum', [file]).stdout.toString();
      await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(
        /is damaged[^]*backups\/content-.*\.backup/,
      );
      expect(spawnSync('sha256sum', [file]).stdout.toString()).toBe(before);
    },
  );

  test('a database of a newer version is refused', async () => {
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
    await new Promise((resolve) => setTimeout(resolve, 500));
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

  test('a closed standard output stops nobody', () => {
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
