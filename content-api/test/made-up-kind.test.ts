import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackup } from '../src/features/backups/create-backup.ts';
import { proveBackup } from '../src/features/backups/prove-backup.ts';
import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { clearContent, importContent } from '../src/features/transfer/import-content.ts';
import { everyCallOf, kinds as allKinds } from '../src/contract/index.ts';
import type { KindList } from '../src/contract/index.ts';
import { line, number, prose, reference } from '../src/contract/kinds/fields.ts';
import { defineKind } from '../src/contract/kinds/kind.ts';
import { clearRows, copyVerified } from '../src/db/copy-rows.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { openTestDatabase } from './support/open-test-database.ts';

const talk = defineKind({
  name: 'talk',
  plural: 'talks',
  path: '/api/talks',
  words: { one: 'Talk', many: 'Talks', screen: 'Talk Management', menu: 'Talks' },
  fields: {
    title: line('Title', { required: true, max: 200 }),
    abstract: prose('Abstract', { max: 5000, alias: 'summary' }),
    project: reference('Project', 'project', {}),
    place: number('Place', { min: -9, max: 99 }),
  },
  titleField: 'title',
  card: ['title', 'updatedAt'],
  sortBy: 'place',
  oldestFirst: true,
});
const kinds = [...allKinds, talk];

interface Talk {
  _id: string;
  title: string;
  updatedAt: string;
}

let api: TestApp;
let token: string;
let made: Talk;
beforeEach(async () => {
  api = await buildTestApp({ kinds });
  ({ token } = await api.login());
  const body = { title: 'Pages without waiting', summary: 'How.' };
  made = (await api.call('POST', '/api/talks', { token, body })).json();
});
afterEach(() => api.close());

test('a definition gives a kind its calls, with versions, messages and cards', async () => {
  const url = `/api/talks/${made._id}`;
  const { headers } = await api.call('GET', url);
  expect(headers.etag).toMatch(new RegExp(`^W/"${made.updatedAt}/[\\w-]{22}"$`));
  const changed = await api.call('PUT', url, { token, body: { ...made, title: 'Pages' } });
  expect(changed.json()).toMatchObject({ title: 'Pages', abstract: 'How.', summary: 'How.', project: '' });
  expect((await api.call('PUT', url, { token, body: made })).statusCode).toBe(409);
  const cards = await api.call('GET', '/api/talks?view=card');
  expect(cards.json()).toMatchObject({ total: 1, items: [{ _id: made._id, title: 'Pages' }] });
  const empty = await api.call('POST', '/api/talks', { token, body: {} });
  expect(empty.json()).toMatchObject({ fields: { title: 'Title is required' } });
  const gone = await api.call('DELETE', url, { token });
  expect(gone.json()).toEqual({ success: true, message: 'Talk deleted successfully' });
  expect((await api.call('GET', url)).json()).toMatchObject({ message: 'Talk not found' });
});

test('its records are in the order of a number, those without one last', async () => {
  for (const place of [10, 9, -2, 0]) {
    await api.call('POST', '/api/talks', { token, body: { title: `At ${place}`, place } });
  }
  const talks = (await api.call('GET', '/api/talks')).json<Talk[]>();
  expect(talks.map(({ title }) => title)).toEqual(['At -2', 'At 0', 'At 9', 'At 10', made.title]);
});

test('its calls and fields are described', async () => {
  const ids = ['listTalks', 'getTalk', 'createTalk', 'updateTalk', 'deleteTalk'];
  expect(everyCallOf(kinds).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  const { paths } = (await api.call('GET', '/api/openapi.json')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/talks', '/api/talks/{id}']));
  const list = (await api.call('GET', '/api/kinds', { token })).json<KindList>();
  expect(list.kinds.map(({ name }) => name)).toContain('talk');
});

test('its records are exported and imported', async () => {
  const db = api.context.database.queries;
  const file = await exportContent(db, kinds);
  expect(file).toMatchObject({ talks: [{ _id: made._id, title: made.title }] });
  await clearContent(db);
  const read = contentFileSchemaOf(kinds).parse(JSON.parse(JSON.stringify(file)));
  expect(await importContent(db, read, made.updatedAt, kinds)).toEqual({ added: 1, replaced: 0 });
  expect(await exportContent(db, kinds)).toEqual(file);
});

test('its records are in a backup, and move to another database', async () => {
  const { database } = api.context;
  const file = await exportContent(database.queries, kinds);
  const folder = mkdtempSync(path.join(tmpdir(), 'made-up-kind-'));
  const backup = path.join(folder, 'mine.backup');
  await createBackup({ database, file: backup });
  await proveBackup(backup);
  const copy = openSqlite({ file: backup, backupsDir: folder });
  expect(await exportContent(copy.queries, kinds)).toEqual(file);
  await copy.close();
  rmSync(folder, { recursive: true });

  const other = await openTestDatabase();
  await migrate(other, { migrations });
  await other.queries.transaction().execute(async (trx) => {
    await clearRows(trx);
    await copyVerified(database.queries, trx);
  });
  expect(await exportContent(other.queries, kinds)).toEqual(file);
  await other.close();
});
