import { importContent } from '../src/features/transfer/import-content.ts';
import { toIso } from '../src/lib/clock.ts';
import { minutes } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { countRows } from './support/count-rows.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
beforeEach(async () => {
  api = await buildTestApp();
  editor = await signInEditor(api);
});
afterEach(() => api.close());

const addProjects = async (...titles: string[]) => {
  const ids: Record<string, string> = {};
  for (const title of titles) {
    const { record } = await editor.create('project', { ...samples.project, title }, { publish: true });
    ids[title] = record._id;
    api.clock.advance(minutes(1));
  }
  return ids;
};
const titlesAt = async (query: string) => {
  const answer = (await api.call('GET', `/api/projects${query}`)).json<
    { title: string }[] | { items: { title: string }[] }
  >();
  return (Array.isArray(answer) ? answer : answer.items).map(({ title }) => title).join('');
};

test('the order by hand is a view of the public lists; the specified order stays', async () => {
  const { A = '', B = '', C = '' } = await addProjects('A', 'B', 'C', 'D');
  expect(await titlesAt('?order=hand')).toBe('DCBA');
  expect((await editor.ask('PUT', 'project/order', { ids: [B, A] })).status).toBe(200);
  expect(await titlesAt('?order=hand')).toBe('BADC');
  expect(await titlesAt('?order=hand&view=card&size=3')).toBe('BAD');
  expect(await titlesAt('')).toBe('DCBA');
  const { record } = (await editor.ask('PATCH', `project/${C}`, { position: 1 })).view;
  expect(record.position).toBe(1);
  await addProjects('E');
  expect(await titlesAt('?order=hand')).toBe('ECBAD');
  expect((await editor.list('project', '?sort=position')).items.map(({ title }) => title).join('')).toBe(
    'ECBAD',
  );
  await editor.ask('PUT', 'project/order', { ids: [] });
  expect(await titlesAt('?order=hand')).toBe('EDCBA');
});

test('an order that is made from another one than is stored is refused', async () => {
  const { A = '', B = '', C = '', D = '' } = await addProjects('A', 'B', 'C', 'D');
  const move = (ids: string[], seen: string[]) => editor.ask('PUT', 'project/order', { ids, seen });
  expect((await move([B, A], [D, C, B, A])).status).toBe(200);
  const stale = await move([C], [D, C, B, A]);
  expect([stale.status, stale.fault.code]).toEqual([409, 'STALE_WRITE']);
  expect(await titlesAt('?order=hand')).toBe('BADC');
  // A record that came or went since is no other order.
  expect((await move([C], [B, A, 'ffffffffffffffffffffffff', C])).status).toBe(200);
  expect(await titlesAt('?order=hand')).toBe('CBAD');
});

test('an order of many records is written in few statements', async () => {
  const { database, rows } = countRows(await openTestDatabase());
  const counted = await buildTestApp({ database });
  const { token } = await counted.login();
  const services = Array.from({ length: 300 }, (_one, n) => ({
    _id: (n + 1).toString(16).padStart(24, '0'),
    updatedAt: '2026-11-01T00:00:00.000Z',
    values: { ...samples.service, slug: `service-${n}`, title: `Service ${n}` },
  }));
  await database.queries
    .transaction()
    .execute((trx) => importContent(trx, { services }, '2026-11-20T00:00:00.000Z'));
  const ids = services.map(({ _id }) => _id).toReversed();
  rows.reset();
  const answer = await counted.call('PUT', '/api/records/service/order', { token, body: { ids } });
  expect([answer.statusCode, rows.statements < 30]).toEqual([200, true]);
  const listed = await counted.call('GET', '/api/services?order=hand&view=card&size=1');
  expect(listed.json<{ items: object[] }>().items).toMatchObject([{ title: 'Service 299' }]);
  await counted.close();
});

test('an order names known records once, of a kind that is arranged', async () => {
  const { A = '' } = await addProjects('A');
  const twice = await editor.ask('PUT', 'project/order', { ids: [A, A, 'ffffffffffffffffffffffff', 'x'] });
  expect(Object.keys(twice.fault.fields ?? {})).toEqual(['ids.3']);
  const unknown = await editor.ask('PUT', 'project/order', { ids: [A, A, 'ffffffffffffffffffffffff'] });
  expect(Object.keys(unknown.fault.fields ?? {})).toEqual(['ids.1', 'ids.2']);
  expect((await editor.ask('PUT', 'post/order', { ids: [] })).fault.fields).toEqual({
    ids: 'Blog posts are not ordered by hand',
  });
  for (const [field, body] of Object.entries({ position: { position: 0 }, featured: { featured: 1 } })) {
    const { status, fault } = await editor.ask('PATCH', `project/${A}`, body);
    expect([status, Object.keys(fault.fields ?? {})]).toEqual([400, [field]]);
  }
});

test('featured records are a list of their own', async () => {
  const { A = '', C = '' } = await addProjects('A', 'B', 'C');
  for (const id of [A, C]) await editor.ask('PATCH', `project/${id}`, { featured: true });
  expect(await titlesAt('?featured=true')).toBe('CA');
  const cards = (
    await api.call('GET', '/api/projects?view=card&featured=true&order=hand&size=1')
  ).json<object>();
  expect(cards).toMatchObject({ total: 2, items: [{ title: 'C' }] });
  expect((await editor.ask('PATCH', `project/${A}`, { featured: false })).view.record.featured).toBe(false);
  expect(await titlesAt('?featured=true')).toBe('C');
});

test('the home page asks for featured records, and gets the newest until they fill the page', async () => {
  const { A = '', B = '', C = '', D = '' } = await addProjects('A', 'B', 'C', 'D', 'E');
  const home = '?view=card&featured=preferred&size=3';
  await editor.ask('PUT', 'project/order', { ids: [B, A] });
  expect(await titlesAt(home)).toBe('EDC');
  for (const id of [A, B]) await editor.ask('PATCH', `project/${id}`, { featured: true });
  expect(await titlesAt(home)).toBe('EDC');
  await editor.ask('PATCH', `project/${D}`, { featured: true });
  expect(await titlesAt(home)).toBe('BAD');
  await editor.ask('PATCH', `project/${C}`, { featured: true, position: 1 });
  expect(await titlesAt(home)).toBe('CBA');
  await editor.ask('POST', `project/${A}/unpublish`);
  await editor.ask('POST', `project/${B}/unpublish`);
  expect(await titlesAt(home)).toBe('EDC');
});

test('a slug is an address of a project and a post, and earlier ones stay', async () => {
  const made = await editor.create('project', { ...samples.project, slug: 'Harbour' }, { publish: true });
  const url = (address: string) => `/api/projects/${address}`;
  const idAt = async (address: string) => (await api.call('GET', url(address))).json<{ _id: string }>()._id;
  expect(made.record.slug).toBe('harbour');
  const changed = await editor.ask('PATCH', pathOf(made), { slug: 'harbour-lights' });
  expect(changed.view.live?.data.slug).toBe('harbour-lights');
  for (const address of ['harbour', 'harbour-lights', made.record._id])
    expect(await idAt(address)).toBe(made.record._id);
  expect((await api.call('GET', url('harbour'))).json()).toMatchObject({ slug: 'harbour-lights' });
  expect((await api.call('GET', '/api/addresses')).json()).toMatchObject({
    projects: [{ _id: made.record._id, slug: 'harbour-lights' }],
  });
  const likeId = await editor.ask('PATCH', pathOf(made), { slug: 'abcdefabcdefabcdefabcdef' });
  expect(likeId.fault.fields).toEqual({ slug: 'Slug must not look like an id' });
  // A specified save that does not know of slugs keeps them.
  await api.call('PUT', url(made.record._id), { token: editor.token, body: samples.project });
  expect((await editor.get('project', made.record._id)).live?.data.slug).toBe('harbour-lights');
});

test('a new slug of a draft is an address only when that is published', async () => {
  const made = await editor.create('post', samples.post, { publish: true });
  const drafted = await editor.save(made, { ...samples.post, title: 'Second', slug: 'one' });
  expect((await api.call('GET', '/api/content/one')).statusCode).toBe(404);
  const { view } = await editor.ask('PATCH', pathOf(drafted), { slug: 'two' });
  expect(view).toMatchObject({
    live: { data: { slug: 'two', title: samples.post.title } },
    draft: { data: { slug: 'two', title: 'Second' } },
  });
  expect((await api.call('GET', '/api/content/two')).statusCode).toBe(200);
  const noSlug = await editor.create('technology', samples.technology);
  expect((await editor.ask('PATCH', pathOf(noSlug), { slug: 'react' })).fault.fields).toEqual({
    slug: 'Technologies have no slug',
  });
});

test.each([
  ['that is not public yet', false],
  ['over a public one', true],
])(
  'a slug that is given while a state waits %s is the address when that goes live',
  async (_what, isLive) => {
    const first = await editor.create(
      'project',
      { ...samples.project, slug: 'first' },
      isLive ? { publish: true } : {},
    );
    const from = toIso(api.clock.nowMs() + minutes(10));
    const until = toIso(api.clock.nowMs() + minutes(30));
    const ahead = await editor.save(
      first,
      { ...samples.project, title: 'Ahead', slug: 'first' },
      { publish: { from, until } },
    );
    const changed = await editor.ask('PATCH', pathOf(ahead), { slug: 'second' });
    expect(changed.status).toBe(200);
    expect(changed.view.publications.filter((one) => one.from > first.record.createdAt)).toMatchObject([
      { revision: null, from: until },
      { from },
      ...(isLive ? [{}] : []),
    ]);
    const at = (address: string) => api.call('GET', `/api/projects/${address}`);
    expect((await at('second')).statusCode).toBe(isLive ? 200 : 404);
    const taken = await editor.create('project', { ...samples.project, slug: 'second' });
    expect((await editor.ask('POST', `${pathOf(taken)}/publish`)).fault.fields).toHaveProperty('slug');
    api.clock.advance(minutes(11));
    expect((await at('second')).json()).toMatchObject({ title: 'Ahead', slug: 'second' });
    expect((await at('first')).statusCode).toBe(isLive ? 200 : 404);
    const { draft, record } = await editor.get('project', first.record._id);
    expect([draft, record.state]).toEqual([null, 'live']);
    api.clock.advance(minutes(30));
    expect((await at('second')).statusCode).toBe(404);
  },
);
