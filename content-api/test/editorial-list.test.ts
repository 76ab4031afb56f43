import { kinds, recordSortsOf } from '../src/contract/index.ts';
import type { RecordRows } from '../src/contract/index.ts';
import { minutes } from '../src/lib/durations.ts';
import { reindex } from '../src/core/records/reindex.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
beforeEach(async () => {
  api = await buildTestApp();
  editor = await signInEditor(api);
});
afterEach(() => api.close());

const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
const titles = async (kind: string, query: string) => titlesOf(await editor.list(kind, query));

async function rows(kind: string, query = ''): Promise<RecordRows> {
  const answer = await api.call('GET', `/api/records/${kind}/rows${query}`, { token: editor.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<RecordRows>();
}

async function addProject(title: string, data: object = {}, more: object = {}) {
  api.clock.advance(minutes(1));
  return editor.create('project', { ...samples.project, title, ...data }, more);
}

test('each column of the table is an order both ways, by what was saved last', async () => {
  const live = await addProject('Loom', { publishedYear: 2019 }, { publish: true });
  await addProject('Kiln', { publishedYear: undefined });
  await addProject('Barn', { publishedYear: 2024 });
  await editor.save(live, { ...samples.project, title: 'Anvil', publishedYear: 2030 });
  expect(await titles('project', '?sort=publishedYear')).toEqual(['Anvil', 'Barn', 'Kiln']);
  expect(await titles('project', '?sort=-publishedYear')).toEqual(['Kiln', 'Barn', 'Anvil']);
  expect(await titles('project', '?sort=title')).toEqual(['Anvil', 'Barn', 'Kiln']);
  for (const [title, author, date] of [
    ['One', 'Zoë', '2026-01-02'],
    ['Two', 'anna 10', '2026-03-01'],
    ['Three', 'Anna 9', '2025-12-31'],
  ])
    await editor.create('post', { ...samples.post, title, author, date });
  expect(await titles('post', '?sort=author')).toEqual(['Three', 'Two', 'One']);
  expect(await titles('post', '?sort=-author')).toEqual(['One', 'Two', 'Three']);
  expect(await titles('post', '?sort=date')).toEqual(['Two', 'One', 'Three']);
});

test('records that are equal in an order come by their ids, the same on every page', async () => {
  for (let number = 1; number <= 7; number += 1) await addProject(`Twin`, { shortDescription: `${number}` });
  const ids = async (sort: string) => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => editor.list('project', `?sort=${sort}&size=2&page=${page}`)),
    );
    return pages.flatMap(({ items }) => items.map(({ _id }) => _id));
  };
  const newest = await ids('created');
  for (const sort of ['title', 'state', 'publishedYear', 'published'])
    expect([sort, await ids(sort)]).toEqual([sort, newest]);
  expect(await ids('-publishedYear')).toEqual(newest.toReversed());
});

test('states go from drafts to what is live; what is public may be asked for alone', async () => {
  const changed = await addProject('Changed', {}, { publish: true });
  await addProject('Live', {}, { publish: true });
  await addProject('Scheduled', {}, { publish: { from: '2026-12-01T00:00:00Z' } });
  await addProject('Draft');
  await editor.save(changed, { ...samples.project, title: 'Changed' });
  await editor.save(await editor.get('project', changed.record._id), {
    ...samples.project,
    title: 'Changed!',
  });
  expect(await titles('project', '?sort=state')).toEqual(['Draft', 'Scheduled', 'Changed!', 'Live']);
  expect(await titles('project', '?sort=-state')).toEqual(['Live', 'Changed!', 'Scheduled', 'Draft']);
  expect(await titles('project', '?public=true&sort=published')).toEqual(['Live', 'Changed!']);
  const { items } = await editor.list('project', '?sort=published&public=true');
  expect(items[1]).toMatchObject({ publishedAt: changed.record.createdAt });
  expect((await editor.list('project', '?state=draft')).items[0]).not.toHaveProperty('publishedAt');
});

test('an unknown order is refused with its name and those that there are', async () => {
  for (const [kind, sort] of [
    ['project', 'size'],
    ['project', 'author'],
    ['post', '--title'],
    ['post', "title' desc"],
  ] as const) {
    for (const path of [kind, `${kind}/rows`]) {
      const { status, fault } = await editor.ask('GET', `${path}?${new URLSearchParams({ sort })}`);
      expect([sort, status, Object.keys(fault.fields ?? {})]).toEqual([sort, 400, ['sort']]);
    }
  }
  const { fault } = await editor.ask('GET', 'post?sort=size');
  expect(fault.fields?.sort).toBe(
    'Sort must be one of updated, created, published, title, state, position, author, date',
  );
  for (const kind of kinds.filter(({ single }) => single !== true)) {
    for (const sort of recordSortsOf(kind)) {
      const { status } = await editor.ask('GET', `${kind.name}?sort=-${sort}`);
      expect([kind.name, sort, status]).toEqual([kind.name, sort, 200]);
    }
  }
});

test('counts say what there is to choose from, whatever is looked for', async () => {
  const live = await addProject(
    'Loom',
    { technologies: ['React', 'Zig'], services: ['Go'] },
    { publish: true },
  );
  await addProject('Kiln', { technologies: ['React'] });
  const gone = await addProject('Gone', { technologies: ['Cobol'] });
  await editor.ask('DELETE', pathOf(gone));
  await editor.save(live, { ...samples.project, title: 'Loom', technologies: ['Elm', 'React'] });
  const list = await editor.list('project', '?q=kiln&counts=true&size=1');
  expect(list).toMatchObject({ total: 1, items: [{ title: 'Kiln' }] });
  expect(list.counts).toEqual({
    all: 2,
    states: { draft: 1, scheduled: 0, live: 0, changed: 1 },
    tags: [
      { tag: 'Elm', count: 1 },
      { tag: 'React', count: 2 },
    ],
  });
  expect(await titles('project', '?tag=Elm')).toEqual(['Loom']);
  expect(await titles('project', '?tag=Go')).toEqual([]);
  expect(await editor.list('project', '?size=1')).not.toHaveProperty('counts');
  expect((await editor.list('service', '?counts=true')).counts).toEqual({
    all: 0,
    states: { draft: 0, scheduled: 0, live: 0, changed: 0 },
    tags: [],
  });
});

test('all that match come as lines, as they were saved last', async () => {
  const live = await addProject('Loom', {}, { publish: true });
  for (let number = 1; number <= 30; number += 1) await addProject(`Kiln ${number}`);
  await editor.save(live, { ...samples.project, title: 'Loom, again' });
  const all = await rows('project', '?sort=title');
  expect(all.total).toBe(31);
  expect(titlesOf(all).slice(28)).toEqual(['Kiln 29', 'Kiln 30', 'Loom, again']);
  expect(all.items.at(-1)).toEqual({
    _id: live.record._id,
    state: 'changed',
    title: 'Loom, again',
    position: null,
    nextAt: null,
    review: null,
    image: samples.project.mainimage,
  });
  expect(titlesOf(await rows('project', '?q=kiln+2&state=draft'))).toHaveLength(11);
  await editor.create('post', samples.post, { publish: true });
  expect(titlesOf(await rows('post'))).toEqual([samples.post.title]);
});

test('a studio that was filled by an earlier version is ordered and filtered after the next start', async () => {
  await addProject('Loom', { publishedYear: 2019, technologies: ['Elm'] });
  await addProject('Kiln', { publishedYear: 2024 });
  const { database } = api.context;
  await database.queries.deleteFrom('search_values').execute();
  expect(await titles('project', '?tag=Elm')).toEqual([]);
  await database.queries.deleteFrom('meta').where('key', '=', 'records_index').execute();
  await reindex(database, kinds);
  expect(await titles('project', '?tag=Elm')).toEqual(['Loom']);
  expect(await titles('project', '?sort=-publishedYear')).toEqual(['Loom', 'Kiln']);
});
