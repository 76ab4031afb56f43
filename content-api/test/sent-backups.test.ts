import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SentBackup } from '../src/contract/backups-entry.ts';
import type { ApiError } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  token = (await api.login()).token;
});
afterEach(() => api.close());

const begin = (bytes: number) => api.call('POST', '/api/backups/uploads', { token, body: { bytes } });
const begun = async (bytes: number) => (await begin(bytes)).json<SentBackup>().name;
const send = (name: string, from: number, of: number, body: string) =>
  api.call('PUT', `/api/backups/uploads/${name}?from=${from}&of=${of}`, {
    token,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const beginning = 'SQLite format 3\0';
const left = () => readdirSync(path.join(api.context.config.dataDir, 'backups'));

test('a file that is no backup is refused with its first part, and nothing of it stays', async () => {
  const name = await begun(40);
  const answer = await send(name, 0, 40, 'PK zip of something else');
  expect([answer.statusCode, answer.json<ApiError>().message]).toEqual([
    422,
    'This file is not a backup. Choose one that was downloaded here; its name ends in .backup.',
  ]);
  expect(left()).toEqual([]);
});

test('a part that does not follow is refused, and what has arrived is told', async () => {
  const name = await begun(20);
  expect((await send(name, 0, 20, beginning)).json<SentBackup>().received).toBe(16);
  expect((await send(name, 4, 20, 'ab')).json<ApiError>().message).toBe('The next part begins at 16');
  expect((await send(name, 16, 20, 'abcdefgh')).statusCode).toBe(413);
  const asked = await api.call('GET', `/api/backups/uploads/${name}`, { token });
  expect(asked.json<SentBackup>().received).toBeGreaterThanOrEqual(16);
});

test('a backup that is larger than the disk has room for is refused before it is sent', async () => {
  const answer = await begin(100 * 1024 ** 3);
  expect([answer.statusCode, answer.json<ApiError>().code]).toEqual([507, 'STORAGE_FULL']);
});

test('what was cancelled is gone, and only owners send backups', async () => {
  const name = await begun(20);
  expect((await api.call('DELETE', `/api/backups/uploads/${name}`, { token })).statusCode).toBe(204);
  expect(existsSync(path.join(api.context.config.dataDir, 'backups', `${name}.tmp-0`))).toBe(false);
  expect((await send(name, 0, 20, beginning)).statusCode).toBe(404);
  await api.addAccount('bo@studio.example', 'admin', ['releases', 'people', 'studio']);
  token = (await api.login('bo@studio.example')).token;
  expect((await begin(20)).statusCode).toBe(403);
});
