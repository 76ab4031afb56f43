import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiError, BackupFiles } from '../src/contract/index.ts';
import { readJson } from '../src/db/json.ts';
import { minutes } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

const older = 'auto-2026-01-01T10-00-00-000Z.backup';
const newer = 'content-2026-01-02T10-00-00-000Z.backup';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  token = (await api.login()).token;
  const folder = path.join(api.context.config.dataDir, 'backups');
  mkdirSync(folder);
  for (const [at, name] of [older, newer].entries()) {
    writeFileSync(path.join(folder, name), name);
    utimesSync(path.join(folder, name), at + 1, at + 1);
  }
  writeFileSync(path.join(folder, `${newer}.tmp-12`), 'half');
  writeFileSync(path.join(api.context.config.dataDir, 'secret'), 'secret');
});
afterEach(() => api.close());

const list = async () => (await api.call('GET', '/api/backups/files', { token })).json<BackupFiles>();
const ticketOf = async (name: string) =>
  (await api.call('POST', `/api/backups/files/${name}/ticket`, { token })).json<{ ticket: string }>().ticket;
const download = (name: string, ticket: string) =>
  api.call('POST', `/api/backups/files/${name}/download`, {
    body: new URLSearchParams({ ticket }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('the backups of the server are listed, the newest first, without what is half written', async () => {
  expect(await list()).toEqual({
    items: [
      { name: newer, madeAt: '1970-01-01T00:00:02.000Z', bytes: newer.length, isScheduled: false },
      { name: older, madeAt: '1970-01-01T00:00:01.000Z', bytes: older.length, isScheduled: true },
    ],
    isRunning: false,
  });
});

test('a backup is downloaded with a ticket of its own, for a minute', async () => {
  const ticket = await ticketOf(newer);
  const answer = await download(newer, ticket);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(newer);
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="${newer}"`,
    'cache-control': 'no-store',
  });
  expect((await download(older, ticket)).statusCode).toBe(403);
  expect((await download(newer, `${ticket.slice(0, -1)}!`)).statusCode).toBe(403);
  api.clock.advance(minutes(1) + 1);
  expect((await download(newer, ticket)).json<ApiError>().message).toBe(
    'This download has ended. Start it again in the console.',
  );
});

test('nothing but a backup is downloaded or deleted', async () => {
  for (const name of ['..%2Fsecret', 'secret', `${newer}.tmp-12`, '..%2F..%2Fetc%2Fpasswd']) {
    const path = `/api/backups/files/${name}`;
    expect((await api.call('POST', `${path}/ticket`, { token })).statusCode).toBe(404);
    expect((await api.call('DELETE', path, { token })).statusCode).toBe(404);
  }
});

test('a backup is deleted, and the newest one stays', async () => {
  const remove = (name: string) => api.call('DELETE', `/api/backups/files/${name}`, { token });
  expect((await remove(older)).statusCode).toBe(200);
  expect((await remove(older)).statusCode).toBe(404);
  const last = await remove(newer);
  expect([last.statusCode, last.json<ApiError>().message]).toEqual([
    409,
    'The newest backup stays. Make another one first.',
  ]);
  expect((await list()).items.map(({ name }) => name)).toEqual([newer]);
});

test('only owners download and delete, and it is written down', async () => {
  await api.addAccount('bo@studio.example', 'admin', ['releases', 'people', 'messages']);
  const bo = (await api.login('bo@studio.example')).token;
  const paths = [
    ['POST', `/api/backups/files/${newer}/ticket`],
    ['DELETE', `/api/backups/files/${older}`],
  ] as const;
  for (const [method, url] of paths)
    expect((await api.call(method, url, { token: bo })).statusCode).toBe(403);
  await ticketOf(newer);
  const rows = await api.context.database.queries
    .selectFrom('audit')
    .select(['action', 'entity', 'detail'])
    .where('entity', '=', 'backup')
    .execute();
  expect(rows.map(({ detail, ...row }) => ({ ...row, detail: readJson(detail) }))).toEqual([
    { action: 'backup.downloaded', entity: 'backup', detail: { name: newer } },
  ]);
});
