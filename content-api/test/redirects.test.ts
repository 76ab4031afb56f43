import { reindex } from '../src/core/records/reindex.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { asSite } from './support/as-site.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { countRows } from './support/count-rows.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
let editor: Editor;
beforeEach(async () => {
  api = await buildTestApp();
  editor = await signInEditor(api);
  ({ token } = await api.login());
});
afterEach(() => api.close());

const add = (from: unknown, to: unknown) => api.call('POST', '/api/redirects', { token, body: { from, to } });
const faultsOf = async (from: unknown, to: unknown) => {
  const answer = await add(from, to);
  return answer.json<{ fields?: Record<string, string> }>().fields;
};
const listed = async () =>
  (await api.call('GET', '/api/redirects')).json<{ _id: string; from: string; to: string }[]>();
const bring = (redirects: unknown) =>
  api.call('POST', '/api/redirects/import', { token, body: { redirects } });

test('a redirect is stored in one spelling and read by everybody', async () => {
  expect((await add('/Old Page', '/')).statusCode).toBe(400);
  expect((await add('/Old-Page/', '/projects?page=2#top')).statusCode).toBe(201);
  expect((await add('/elsewhere', 'https://example.org')).statusCode).toBe(201);
  expect(await listed()).toMatchObject([
    { from: '/Old-Page', to: '/projects?page=2#top' },
    { from: '/elsewhere', to: 'https://example.org/' },
  ]);
});

test.each([
  ['old-page', '/', 'from'],
  ['//example.org/x', '/', 'from'],
  ['/a#b', '/', 'from'],
  ['', '/', 'from'],
  ['/a', '', 'to'],
  ['/a', 'javascript:alert(1)', 'to'],
  ['/a', '//example.org', 'to'],
  ['/a', 'ftp://example.org', 'to'],
])('from %j to %j is refused at the field %s', async (from, to, field) => {
  expect(Object.keys((await faultsOf(from, to)) ?? {})).toEqual([field]);
  expect(await listed()).toEqual([]);
});

test('an address of an old site may have a query, and counts once however it is written', async () => {
  expect((await add('/?p=123', '/blog')).statusCode).toBe(201);
  expect((await add('/über,uns', '/about')).statusCode).toBe(201);
  const rows = [
    { from: '/U%CC%88ber%2Cuns', to: '/contact' },
    { from: '/?p=124', to: '/blog' },
  ];
  expect((await bring(rows)).json()).toMatchObject({ added: 1, changed: 1 });
});

test('an address that has a page, is the site\u2019s own or leads away already is refused', async () => {
  await api.call('POST', '/api/services', { token, body: samples.service });
  for (const taken of ['/', '/About', `/services/${samples.service.slug}`])
    expect(await faultsOf(taken, '/blog')).toEqual({ from: 'From is the address of a page' });
  for (const own of ['/admin/projects', '/api/x', '/robots.txt'])
    expect(await faultsOf(own, '/blog')).toEqual({ from: 'From is an address of the site itself' });
  expect((await add('/old', '/blog')).statusCode).toBe(201);
  const again = await add('/OLD', '/about');
  expect(again.statusCode).toBe(409);
  expect(Object.keys(again.json<{ fields: object }>().fields)).toEqual(['from']);
});

test('a circle is refused however long it is, on create, update and publication of a draft', async () => {
  expect(await faultsOf('/a', '/a?x#y')).toEqual({ to: 'To would lead in a circle: /a → /a?x#y' });
  await add('/b', '/c');
  await add('/c', '/D/');
  expect(await faultsOf('/d', '/b')).toEqual({ to: 'To would lead in a circle: /d → /b → /c → /D/' });
  const [first] = await listed();
  const path = `/api/redirects/${first?._id}`;
  const changed = await api.call('PUT', path, { token, body: { from: '/b', to: '/b' } });
  expect(changed.json<{ fields: { to: string } }>().fields.to).toContain('circle');
  const draft = await editor.create('redirect', { from: '/d', to: '/c' });
  const refused = await editor.ask('POST', `${pathOf(draft)}/publish`);
  expect([refused.status, refused.fault.fields?.to]).toEqual([
    400,
    'To would lead in a circle: /d → /c → /D/',
  ]);
  expect(await listed()).toHaveLength(2);
});

test('a circle that two schedules would make is refused, and so is what would hide a page', async () => {
  const [tomorrow, later] = ['2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z'];
  await add('/c', '/d');
  await editor.create('redirect', { from: '/a', to: '/b' }, { publish: { from: tomorrow } });
  const second = await editor.create('redirect', { from: '/b', to: '/c' }, { publish: { from: tomorrow } });
  const { version } = second.record;
  const moved = { data: { from: '/b', to: '/A' }, version, publish: { from: later } };
  expect((await editor.ask('PUT', pathOf(second), moved)).fault.fields).toEqual({
    to: 'To would lead in a circle: /b → /A → /b',
  });
  expect(await faultsOf('/d', '/a')).toEqual({ to: 'To would lead in a circle: /d → /a → /b → /c → /d' });
  expect((await bring([{ from: '/d', to: '/a' }])).statusCode).toBe(400);
  expect((await add('/d', '/c?x')).statusCode).toBe(400);

  await editor.create('page', samples.page, { publish: { from: tomorrow } });
  expect(await faultsOf('/prices', '/blog')).toEqual({ from: 'From is the address of a page' });
  const data = { ...samples.page, slug: 'a' };
  const hidden = await editor.ask('POST', 'page', { data, publish: { from: later } });
  expect(hidden.fault.fields).toEqual({ slug: 'Slug: a redirect leads away from /a' });
});

test('a publication reads no more of the database when there are many redirects', async () => {
  await api.close();
  const { database, rows } = countRows(await openTestDatabase());
  api = await buildTestApp({ database });
  ({ token } = await api.login());
  const readBy = async (count: number) => {
    rows.reset();
    expect((await add(`/from-${count}`, '/to')).statusCode).toBe(201);
    const body = { ...samples.page, slug: `page-${count}` };
    expect((await api.call('POST', '/api/pages', { token, body })).statusCode).toBe(201);
    return rows.all;
  };
  await readBy(0);
  const few = await readBy(1);
  await bring(Array.from({ length: 200 }, (_one, n) => ({ from: `/old-${n}`, to: `/new-${n}` })));
  expect(await readBy(200)).toBe(few);
});

test('redirects that count as one since an upgrade both stay, and stop no start', async () => {
  await add('/%41bout-us', '/about');
  const db = api.context.database.queries;
  await db.updateTable('records').set({ unique_key: 'redirect//%41bout-us' }).execute();
  await add('/about-us', '/about');
  await db.deleteFrom('meta').where('key', '=', 'records_index').execute();
  await reindex(api.context.database, api.context.kinds);
  expect(await listed()).toHaveLength(2);
  expect((await add('/ABOUT-us', '/blog')).statusCode).toBe(409);
});

test('an import adds, changes and leaves rows as they are', async () => {
  await add('/same', '/blog');
  await add('/other', '/blog');
  const answer = await bring([
    { from: '/SAME', to: '/blog' },
    { from: '/other', to: '/about' },
    { from: '/new', to: '/other' },
  ]);
  expect(answer.json()).toEqual({ added: 1, changed: 1, unchanged: 1 });
  expect((await listed()).map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
    '/new /other',
    '/other /about',
    '/same /blog',
  ]);
  const before = (await api.call('GET', '/api/revision')).body;
  expect((await bring([{ from: '/same', to: '/blog' }])).json()).toMatchObject({ unchanged: 1 });
  expect((await api.call('GET', '/api/revision')).body).toBe(before);
});

test('an import with a faulty row names every fault and adds nothing', async () => {
  const answer = await bring([
    { from: '/fine', to: '/blog' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
    { from: '/about', to: '/blog' },
    { from: '/Fine', to: '/about' },
  ]);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([
    'redirects.1.to',
    'redirects.2.to',
    'redirects.3.from',
    'redirects.4.from',
  ]);
  expect(await listed()).toEqual([]);
  expect((await bring([])).statusCode).toBe(400);
  expect((await api.call('POST', '/api/redirects/import', { body: {} })).statusCode).toBe(401);
});

test('hits are counted for the site alone, and go with the redirect', async () => {
  await add('/old', '/blog');
  const [redirect] = await listed();
  const body = {
    hits: [
      { _id: redirect?._id, count: 3 },
      { _id: 'f'.repeat(24), count: 1 },
    ],
  };
  const count = (ip: string, headers = {}) =>
    api.call('POST', '/api/redirects/hits', { ...asSite(api, headers), body, ip });
  expect((await count('198.51.100.7')).statusCode).toBe(403);
  expect((await count('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
  expect((await count('127.0.0.1', { 'x-site-secret': '' })).statusCode).toBe(403);
  const before = (await api.call('GET', '/api/revision')).body;
  expect((await count('127.0.0.1')).statusCode).toBe(202);
  expect((await count('::ffff:127.0.0.1')).statusCode).toBe(202);
  expect((await api.call('GET', '/api/revision')).body).toBe(before);
  const hits = async () => (await api.call('GET', '/api/redirects/hits', { token })).json<object>();
  expect(await hits()).toMatchObject({ hits: [{ _id: redirect?._id, count: 6 }] });
  expect((await api.call('GET', '/api/redirects/hits')).statusCode).toBe(401);
  await editor.ask('DELETE', `redirect/${redirect?._id}`);
  await editor.ask('DELETE', `redirect/${redirect?._id}?for-good=true`);
  expect(await hits()).toEqual({ hits: [] });
});
