import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { buildTestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';
import { newDataDir, startServer } from './support/server-process.ts';

const megabyte = 1024 * 1024;

test('a database that may not grow answers 507, goes on reading, and recovers', async () => {
  const api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  const { token } = await api.login();
  const db = api.context.database.queries;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count=${rows[0]?.page_count ?? 1}`).execute(db);
  const big = { ...samples.post, content: 'x'.repeat(90_000) };
  const refused = await api.call('POST', '/api/content', { token, body: big });
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({ success: false, code: 'STORAGE_FULL' });
  expect((await api.call('GET', '/api/content')).json()).toEqual([]);
  await sql.raw('pragma max_page_count=1000000').execute(db);
  expect((await api.call('POST', '/api/content', { token, body: big })).statusCode).toBe(201);
  await api.close();
});

test('on a full disk writes are 507, reads go on, and it recovers without a restart', async () => {
  const dataDir = newDataDir();
  if (!mountSmall(dataDir)) {
    process.stderr.write(
      'No small file system could be mounted (not root): only the test above covers a full disk.\n',
    );
    return;
  }
  const server = await startServer({
    DATA_DIR: dataDir,
    LIMITS_SCALE: '100000',
    ADMIN_PASSWORD: 'quite a long phrase 8',
  });
  const send = async () => {
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...samples.message, message: 'x'.repeat(4000) }),
    });
    return answer.status;
  };
  const ballast = path.join(dataDir, 'ballast');
  try {
    expect(await send()).toBe(200);
    fill(ballast);
    let status = 200;
    for (let count = 0; count < 2000 && status === 200; count += 1) status = await send();
    expect(status).toBe(507);
    expect((await fetch(`${server.url}/api/projects`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ space: 'low' });
    rmSync(ballast);
    expect(await send()).toBe(200);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    spawnSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

function mountSmall(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status === 0;
}

/** Takes all but about a megabyte. */
function fill(file: string): void {
  const parts: Buffer[] = [];
  for (let size = 0; size < 20; size += 1) {
    parts.push(Buffer.alloc(megabyte));
    try {
      writeFileSync(file, Buffer.concat(parts));
    } catch {
      return;
    }
  }
}
