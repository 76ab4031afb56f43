import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { ReviewLink } from '../src/contract/index.ts';
import { audit } from '../src/core/audit/audit.ts';
import { hours } from '../src/lib/durations.ts';
import { startMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
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

test('logging out works on a full disk: it acts at once and is written when there is room', async () => {
  const api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  const [mine, other, third, fourth] = [
    await api.login(),
    await api.login(),
    await api.login(),
    await api.login(),
  ];
  const me = (token: string) => api.call('GET', '/api/auth/me', { token });
  const listed = async (token: string) =>
    (await api.call('GET', '/api/auth/sessions', { token })).json<{ sessions: { _id: string }[] }>().sessions;
  const [newest] = await listed(mine.token);
  await fillDatabase(api);

  expect((await api.call('POST', '/api/auth/logout', { token: other.token })).statusCode).toBe(204);
  expect((await me(other.token)).statusCode).toBe(401);
  const end = () => api.call('DELETE', `/api/auth/sessions/${newest?._id}`, { token: mine.token });
  expect((await end()).statusCode).toBe(200);
  expect((await end()).statusCode).toBe(404);
  expect((await me(fourth.token)).statusCode).toBe(401);
  expect(await listed(mine.token)).toHaveLength(2);
  expect((await api.call('POST', '/api/auth/logout-all', { token: mine.token })).statusCode).toBe(200);
  expect((await me(third.token)).statusCode).toBe(401);
  expect((await me(mine.token)).statusCode).toBe(401);

  const db = api.context.database.queries;
  const rows = () => db.selectFrom('sessions').select('id').execute();
  await expect(api.context.revocations.writePending()).rejects.toThrow(/full/);
  expect(await rows()).toHaveLength(4);
  await sql.raw('pragma max_page_count=1000000').execute(db);
  const repeated = vi.spyOn(globalThis, 'setInterval');
  startMaintenance(api.context)();
  for (const [look] of repeated.mock.calls) look();
  repeated.mockRestore();
  expect(await eventually(rows, (left) => left.length === 0)).toEqual([]);
  const told = await db.selectFrom('audit').select('action').where('action', 'like', '%o%').execute();
  expect(told.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['logout', 'session.ended', 'logout.all']),
  );
  await api.close();
});

test('links are revoked on a full disk: at once, and written when there is room', async () => {
  const api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  const { token } = await api.login();
  const body = { at: new Date(api.clock.nowMs()).toISOString() };
  const made = await api.call('POST', '/api/previews', { token, body });
  const { _id, url } = made.json<{ _id: string; url: string }>();
  const headers = { 'x-preview': path.basename(url) };
  const open = () => api.call('GET', '/api/content', { headers });
  const post = (await api.call('POST', '/api/content', { token, body: samples.post })).json<{
    _id: string;
  }>();
  const asked = {
    record: `post/${post._id}`,
    expiresAt: new Date(api.clock.nowMs() + hours(1)).toISOString(),
  };
  const review = (await api.call('POST', '/api/reviews', { token, body: asked })).json<ReviewLink>();
  await fillDatabase(api);
  const revoke = () => api.call('DELETE', `/api/previews/${_id}`, { token });
  expect((await revoke()).statusCode).toBe(200);
  expect((await revoke()).statusCode).toBe(404);
  expect((await open()).statusCode).toBe(404);

  const reviewCall = (method: 'GET' | 'DELETE') => api.call(method, `/api/reviews/${review._id}`, { token });
  const client = () => api.call('GET', `/api/review/${path.basename(review.url)}`);
  expect((await client()).statusCode).toBe(200);
  expect((await reviewCall('DELETE')).statusCode).toBe(200);
  expect((await reviewCall('DELETE')).statusCode).toBe(404);
  expect((await client()).statusCode).toBe(404);
  const now = new Date(api.clock.nowMs()).toISOString();
  expect((await reviewCall('GET')).json()).toMatchObject({ expiresAt: now });

  const db = api.context.database.queries;
  const links = () => db.selectFrom('previews').select('id').execute();
  expect(await links()).toHaveLength(2);
  await sql.raw('pragma max_page_count=1000000').execute(db);
  await api.context.revocations.writePending();
  expect(await links()).toEqual([]);
  expect((await client()).statusCode).toBe(404);
  const told = await db.selectFrom('audit').select('entity').where('action', '=', 'delete').execute();
  expect(told.map(({ entity }) => entity).toSorted()).toEqual(['preview', 'review']);
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
  const env = {
    DATA_DIR: dataDir,
    LIMITS_SCALE: '100000',
    ADMIN_PASSWORD: 'quite a long phrase 8',
  };
  let server = await startServer(env);
  const call = (method: string, at: string, token: string) =>
    fetch(`${server.url}/api/auth/${at}`, { method, headers: { authorization: `Bearer ${token}` } });
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
    const [first, second] = [await login(server.url), await login(server.url)];
    fill(ballast);
    let status = 200;
    for (let count = 0; count < 2000 && status === 200; count += 1) status = await send();
    expect(status).toBe(507);
    expect((await fetch(`${server.url}/api/projects`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ space: 'low' });
    fill(`${ballast}-rest`, 4096);
    expect((await call('GET', 'me', first)).status).toBe(200);
    expect((await call('POST', 'logout', first)).status).toBe(204);
    expect((await call('GET', 'me', first)).status).toBe(401);
    expect((await call('POST', 'logout-all', second)).status).toBe(200);
    expect((await call('GET', 'me', second)).status).toBe(401);
    rmSync(ballast);
    rmSync(`${ballast}-rest`, { force: true });
    expect(await send()).toBe(200);
    server.kill('SIGTERM');
    await server.ended;
    server = await startServer(env);
    expect((await call('GET', 'me', first)).status).toBe(401);
    expect((await call('GET', 'me', second)).status).toBe(401);
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

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'quite a long phrase 8' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Leaves the database without room for one row more of the audit. */
async function fillDatabase({ context }: TestApp): Promise<void> {
  const db = context.database.queries;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count=${rows[0]?.page_count ?? 1}`).execute(db);
  const actor = { userId: 'x'.repeat(24), ip: '', requestId: '' };
  const fillUp = async (): Promise<never> => {
    for (;;) await audit(db, actor, { action: 'filling' }, context.clock.nowMs());
  };
  await expect(fillUp()).rejects.toThrow(/full/);
}

/** Takes all but less than so many bytes. */
function fill(file: string, stepBytes = megabyte): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) if (writeSync(handle, Buffer.alloc(stepBytes)) < stepBytes) return;
  } catch {
    // There is no more room.
  } finally {
    closeSync(handle);
  }
}
