import { sql } from 'kysely';
import { clearContent, importContent } from '../src/features/transfer/import-content.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { kinds } from '../src/contract/kinds/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { minutes } from '../src/lib/durations.ts';
import { reindex } from '../src/core/records/reindex.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

interface Found {
  items: { title: string }[];
  total: number;
  page: number;
  size: number;
}

const strangeTexts = [
  '"',
  '""',
  "'",
  '*',
  'loom*',
  'loom NEAR kiln',
  'NEAR(loom kiln)',
  'title:loom',
  'words : loom',
  '^loom',
  '-loom',
  'loom OR kiln',
  'loom AND',
  'NOT loom',
  'loom & kiln',
  'loom | !kiln',
  'loom <-> kiln',
  'loom:*',
  "loom' or '1'='1",
  '%',
  '_',
  '\\',
  '(',
  'loom\u0000kiln',
  '\ud800',
  '🧵',
  '+++',
  'a'.repeat(200),
  'a '.repeat(100),
  '\u0301'.repeat(200),
];

let api: TestApp;
let editor: Editor;
beforeEach(async () => {
  api = await buildTestApp();
  editor = await signInEditor(api);
});
afterEach(() => api.close());

async function search(query: Record<string, string>, path = '/api/content'): Promise<Found> {
  const answer = await api.call('GET', `${path}?${new URLSearchParams({ view: 'search', ...query })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
}

const titles = async (q: string, path?: string) =>
  (await search({ q }, path)).items.map(({ title }) => title);
const count = async (q: string) => (await search({ q })).total;
const publish = (data: object, kind = 'post') =>
  editor.create(kind, { ...samples.post, ...data }, { publish: true });

test('a search answers 24 cards at most, the newest first, and the number of all', async () => {
  for (let day = 1; day <= 27; day += 1) {
    const date = `2026-01-${String(day).padStart(2, '0')}`;
    await publish({ title: `Loom ${day}`, date });
  }
  await publish({ title: 'Kiln', content: 'About clay.' });
  const found = await search({ q: 'loom', size: '100' });
  expect(found).toMatchObject({ total: 27, page: 1, size: 24 });
  expect(found.items.map(({ title }) => title).slice(0, 3)).toEqual(['Loom 27', 'Loom 26', 'Loom 25']);
  expect(found.items).toHaveLength(24);
  expect(found.items[0]).not.toHaveProperty('content');
  expect((await search({ q: 'loom', page: '2' })).items.map(({ title }) => title)).toEqual([
    'Loom 3',
    'Loom 2',
    'Loom 1',
  ]);
  expect(await search({})).toMatchObject({ total: 28, size: 24 });
});

test('every word is looked for, the last one as the beginning of a word, without case and accents', async () => {
  await publish({ title: 'Zürcher Straße', content: 'Das naïve Café, 2026' });
  await publish({ title: 'વેબ ડિઝાઇન', content: 'हिन्दी में लेख' });
  await publish({ title: '東京タワー', content: '한국어 텍스트' });
  const all = { title: 'Zürcher Straße', india: 'વેબ ડિઝાઇન', tokyo: '東京タワー' };
  for (const q of ['zurcher', 'ZÜRCH', 'strasse', 'cafe naive', 'café zür', 'NAIVE 20', 'Zurcher, (Straße)!'])
    expect([q, await titles(q)]).toEqual([q, [all.title]]);
  for (const q of ['ડિઝા', 'हिन्दी']) expect([q, await titles(q)]).toEqual([q, [all.india]]);
  for (const q of ['京', 'タワ', '한국']) expect([q, await titles(q)]).toEqual([q, [all.tokyo]]);
  for (const q of ['zürch straße', 'urcher', 'cafeteria', 'naive kiln'])
    expect([q, await count(q)]).toEqual([q, 0]);
});

test('the language of either database has no meaning in a search', async () => {
  await publish({ title: 'Loom', content: 'Weaving.' });
  for (const q of strangeTexts) {
    const answer = await api.call('GET', `/api/content?${new URLSearchParams({ view: 'search', q })}`);
    const words = q.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    const isFound = words.length > 0 && words.every((word) => word === 'loom');
    expect([q, answer.statusCode, answer.json<Found>().total]).toEqual([q, 200, isFound ? 1 : 0]);
  }
});

test('a search that is too long is refused by name', async () => {
  const answer = await api.call('GET', `/api/content?view=search&q=${'a'.repeat(201)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty('fields.q');
});

test('a tag narrows a search, and is compared as it is written', async () => {
  await publish({ title: 'One', tags: ['Design', 'SEO'] });
  await publish({ title: 'Two', tags: ['Design'] });
  expect((await search({ tag: 'Design' })).total).toBe(2);
  expect((await search({ tag: 'design' })).total).toBe(0);
  expect((await search({ tag: 'Design', q: 'tw' })).items).toMatchObject([{ title: 'Two' }]);
  expect((await search({ tag: "SEO' or '1'='1" })).total).toBe(0);
});

test('only what is public is found: after each step of its life', async () => {
  const draft = await editor.create('post', { ...samples.post, content: 'An early loom.' });
  expect(await count('loom')).toBe(0);
  const live = await editor.ask('POST', `${pathOf(draft)}/publish`, {});
  expect(await count('loom')).toBe(1);
  const changed = await editor.save(live.view, { ...samples.post, content: 'A kiln instead.' });
  expect([await count('loom'), await count('kiln')]).toEqual([1, 0]);
  await editor.ask('POST', `${pathOf(changed)}/publish`, {});
  expect([await count('loom'), await count('kiln')]).toEqual([0, 1]);
  await editor.ask('POST', `${pathOf(changed)}/unpublish`);
  expect(await count('kiln')).toBe(0);
  const from = toIso(api.clock.nowMs() + minutes(10));
  await editor.ask('POST', `${pathOf(changed)}/publish`, {
    from,
    until: toIso(Date.parse(from) + minutes(10)),
  });
  expect(await count('kiln')).toBe(0);
  api.clock.advance(minutes(11));
  expect(await count('kiln')).toBe(1);
  api.clock.advance(minutes(10));
  expect(await count('kiln')).toBe(0);
  await editor.ask('POST', `${pathOf(changed)}/publish`, {});
  await editor.ask('DELETE', pathOf(changed));
  expect(await count('kiln')).toBe(0);
  await editor.ask('POST', `${pathOf(changed)}/restore`, { live: true });
  expect(await count('kiln')).toBe(1);
  await editor.ask('DELETE', pathOf(changed));
  await editor.ask('DELETE', `${pathOf(changed)}?for-good=true`);
  expect(await count('kiln')).toBe(0);
  expect(await entries()).toBe(0);
});

test('the specified calls keep it true as well', async () => {
  const { token } = editor;
  const made = await api.call('POST', '/api/content', { token, body: { ...samples.post, content: 'Loom' } });
  const url = `/api/content/${made.json<{ _id: string }>()._id}`;
  expect(await count('loom')).toBe(1);
  await api.call('PATCH', url, { token, body: { content: 'Kiln' } });
  expect([await count('loom'), await count('kiln')]).toEqual([0, 1]);
  await api.call('DELETE', url, { token });
  expect(await count('kiln')).toBe(0);
});

test('an import is found at once, and one that replaces everything leaves nothing of before', async () => {
  await publish({ title: 'Loom' });
  const { queries } = api.context.database;
  const file = contentFileSchemaOf(kinds).parse(await exportContent(queries));
  await publish({ title: 'Kiln' });
  await queries.transaction().execute(async (trx) => {
    await clearContent(trx);
    await importContent(trx, file, toIso(api.clock.nowMs()));
  });
  await api.context.state.confirm();
  expect(await searchAnew('loom')).toBe(1);
  expect(await searchAnew('kiln')).toBe(0);
});

test('a start finds again what was restored, copied or written without the index', async () => {
  await publish({ title: 'Loom', tags: ['Old'] });
  const kiln = await publish({ title: 'Kiln' });
  const { database } = api.context;
  await database.queries.deleteFrom('search_entries').execute();
  await database.queries.deleteFrom('search_tags').execute();
  await database.queries
    .insertInto('search_tags')
    .values({ revision: kiln.record.version, tag: 'Performance' })
    .execute();
  if (database.kind === 'sqlite')
    await sql`insert into search_words (search_words) values ('delete-all')`.execute(database.queries);
  expect(await count('loom')).toBe(0);
  expect(await reindex(database, kinds)).toBe(false);
  expect([await searchAnew('loom'), await searchAnew('kiln')]).toEqual([1, 1]);
  await database.queries.deleteFrom('records').where('id', '=', kiln.record._id).execute();
  await reindex(database, kinds);
  expect(await entries()).toBe(1);
});

test('after a change of the definitions a start fills words, tags, titles and orders anew, of the past as well', async () => {
  const first = await publish({ title: 'Loom', tags: ['Weaving'] });
  await editor.save(first, { ...samples.post, title: 'Big loom', tags: ['Weaving'] }, { publish: true });
  await publish({ title: 'Kiln', tags: ['Clay'] });
  const { database } = api.context;
  const { queries } = database;
  const filled = async () => [
    await queries.selectFrom('revisions').select(['id', 'search_text']).orderBy('id').execute(),
    await queries.selectFrom('search_tags').selectAll().orderBy('revision').orderBy('tag').execute(),
    await queries
      .selectFrom('records')
      .select(['key', 'title', 'title_key', 'sort_key', 'unique_key'])
      .orderBy('key')
      .execute(),
  ];
  const before = await filled();
  // As another version filled them.
  await queries.updateTable('revisions').set({ search_text: ' other ' }).execute();
  await queries.updateTable('search_tags').set({ tag: 'Other' }).execute();
  await queries
    .updateTable('records')
    .set({ title: '', title_key: '', sort_key: '', unique_key: null })
    .execute();
  await queries
    .updateTable('meta')
    .set({ value: 'of another version' })
    .where('key', '=', 'records_index')
    .execute();
  expect(await reindex(database, kinds)).toBe(true);
  expect(await filled()).toEqual(before);
  expect(await reindex(database, kinds)).toBe(false);
  expect([await searchAnew('loom'), await searchAnew('kiln'), await entries()]).toEqual([1, 1, 2]);
});

test('a database of before the index is searched after the next start', async () => {
  const old = await openTestDatabase();
  await migrate(old, { migrations: migrations.filter(({ name }) => name !== '016-search') });
  const at = '2026-01-02T03:04:05.000Z';
  const key = 'post/650000000000000000000001';
  const revision = '650000000000000000000002';
  const none = { slug: null, unique_key: null, draft_revision: null, next_at: null, position: null };
  const { title, content, author, tags } = samples.post;
  const data = JSON.stringify({ title, content, author, tags, date: at });
  await old.queries
    .insertInto('records')
    .values({
      ...none,
      key,
      id: key.slice(5),
      kind: 'post',
      sort_key: at,
      title,
      head_revision: revision,
      live_revision: revision,
      live_at: at,
      is_featured: 0,
      created_at: at,
      updated_at: at,
      trashed_at: null,
    })
    .execute();
  await old.queries
    .insertInto('revisions')
    .values({
      id: revision,
      record: key,
      kind: 'post',
      data,
      base: null,
      author: '',
      at,
      note: '',
      search_text: 'a budget for pages\nfirst line.\nsecond line.\nishani',
    })
    .execute();
  await migrate(old, { migrations });
  const upgraded = await buildTestApp({ database: old });
  const found = await upgraded.call('GET', '/api/content?view=search&q=secon');
  expect(found.json()).toMatchObject({ total: 1, items: [{ title }] });
  await upgraded.close();
});

test('made-up searches leave the other answers in memory, and are let go of beyond 200', async () => {
  const isKept = (url: string) => api.context.cache.peek(url) !== undefined;
  await api.call('GET', '/api/projects');
  for (let at = 0; at < 201; at += 1) await api.call('GET', `/api/content?view=search&q=${at}`);
  expect(isKept('/api/projects')).toBe(true);
  expect(isKept('/api/content?view=search&q=0')).toBe(false);
  expect(isKept('/api/content?view=search&q=200')).toBe(true);
});

test('a preview is searched as it is shown, the public content as it is public', async () => {
  const live = await publish({ title: 'Loom', tags: ['Old'] });
  await editor.save(live, { ...samples.post, title: 'Kiln Straße', tags: ['New'] });
  const link = await api.call('POST', '/api/previews', {
    token: editor.token,
    body: { record: pathOf(live) },
  });
  const token = link.json<{ url: string }>().url.split('/').at(-1) ?? '';
  const shown = async (query: string) =>
    (
      await api.call('GET', `/api/content?view=search&${query}`, { headers: { 'x-preview': token } })
    ).json<Found>().total;
  expect([await shown('q=strass'), await shown('q=loom')]).toEqual([1, 0]);
  expect([await shown('q=kiln&tag=New'), await shown('q=kiln&tag=Old')]).toEqual([1, 0]);
  expect([await count('strass'), await count('loom')]).toEqual([0, 1]);
});

test('every kind whose records have an address can be searched, in its texts', async () => {
  const project = { ...samples.project, technicalDescription: 'Woven on a loom.' };
  await editor.create('project', project, { publish: true });
  await editor.create('service', samples.service, { publish: true });
  expect(await titles('loom', '/api/projects')).toEqual([project.title]);
  expect(await titles('online sho', '/api/services')).toEqual([samples.service.title]);
  expect(await titles('loom', '/api/services')).toEqual([]);
  expect((await api.call('GET', '/api/technologies?q=loom')).statusCode).toBe(400);
});

test('the console’s list is found and ordered by the database, titles by their numbers', async () => {
  for (const title of ['Post 10', 'élan', 'Post 9', 'Zebra', 'post 1']) {
    await editor.create('post', { ...samples.post, title, tags: [title === 'Zebra' ? 'Stripes' : 'None'] });
    api.clock.advance(1000);
  }
  const listed = async (query: string) => (await editor.list('post', query)).items.map(({ title }) => title);
  const byTitle = ['élan', 'post 1', 'Post 9', 'Post 10', 'Zebra'];
  expect(await listed('?sort=title')).toEqual(byTitle);
  expect(await listed('?sort=-title')).toEqual(byTitle.toReversed());
  expect(await listed('?q=POST&sort=title')).toEqual(['post 1', 'Post 9', 'Post 10']);
  expect(await listed('?tag=Stripes')).toEqual(['Zebra']);
  expect((await editor.list('post', '?q=elan&size=1')).total).toBe(1);
});

/** Number of the entries in the index. */
async function entries(): Promise<number> {
  return (await api.context.database.queries.selectFrom('search_entries').select('id').execute()).length;
}

/** Past the answers that are kept for the content that was known before. */
async function searchAnew(q: string): Promise<number> {
  return (await search({ q, size: '23' })).total;
}
