import type { Audit } from '../src/contract/index.ts';
import { minutes } from '../src/lib/durations.ts';
import { adminEmail, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp({ env: { STUDIO_TIME_ZONE: 'Europe/Vienna' } });
});
afterEach(() => api.close());

test('every statement is a row with who, when and what, and is found by each of them', async () => {
  const editor = await signInEditor(api);
  const from = '2026-12-01T00:00:00Z';
  const made = await editor.create('post', samples.post);
  await editor.save(made, samples.post, { publish: { from } });
  const { publications } = await editor.get('post', made.record._id);
  const ahead = publications[0]?._id ?? '';
  const path = pathOf(made);
  await editor.ask('DELETE', `${path}/publications/${ahead}`);
  await editor.ask('POST', `${path}/publish`);
  await editor.ask('PATCH', path, { featured: true });
  await editor.ask('POST', `${path}/unpublish`);
  await editor.ask('DELETE', path);
  api.clock.advance(minutes(1));
  const second = await signInEditor(api, 'second@studio.example');
  await second.ask('POST', `${path}/restore`);

  const audit = async (query: string) =>
    (await api.call('GET', `/api/audit${query}`, { token: editor.token })).json<Audit>();
  const actions = async (query: string) => (await audit(query)).items.map(({ action }) => action).reverse();
  const all = ['create', 'save', 'schedule', 'cancel', 'publish', 'change', 'unpublish', 'delete', 'restore'];
  expect(await actions('?kind=post')).toEqual(all);
  expect((await audit('?kind=post&size=1')).items[0]).toMatchObject({
    who: 'Owner',
    at: '2026-11-21T08:01:00.000Z',
    entityId: made.record._id,
    title: samples.post.title,
  });
  expect(await actions('?action=schedule')).toEqual(['schedule']);
  expect((await audit('?action=schedule')).items[0]?.detail).toMatchObject({
    from: '2026-12-01T00:00:00.000Z',
  });
  expect(await actions('?kind=post&who=second@studio.example')).toEqual(['restore']);
  expect(await actions(`?kind=post&who=${adminEmail}`)).toEqual(all.slice(0, -1));
  expect(await actions('?kind=post&from=2026-11-21T09:00:30%2B01:00')).toEqual(['restore']);
  expect(await actions('?kind=post&to=2026-11-21T08:00:30Z')).toEqual(all.slice(0, -1));
  expect(await audit('?kind=post&size=2&page=2')).toMatchObject({ total: 9, page: 2, size: 2 });
  const bad = await api.call('GET', '/api/audit?from=today&whom=x', { token: editor.token });
  expect(Object.keys(bad.json<{ fields: object }>().fields).sort()).toEqual(['from', 'whom']);
});

test('a statement that fails leaves no row', async () => {
  const editor = await signInEditor(api);
  const before = await api.call('GET', '/api/audit', { token: editor.token });
  expect((await editor.ask('POST', 'post', { data: { title: 'Half' }, publish: true })).status).toBe(400);
  const after = await api.call('GET', '/api/audit', { token: editor.token });
  expect(after.json()).toEqual(before.json());
});

test('the console learns the zone of the studio and how long things are kept', async () => {
  const { token } = await api.login();
  expect((await api.call('GET', '/api/settings', { token })).json()).toEqual({
    timeZone: 'Europe/Vienna',
    trashDays: 30,
    historyDays: 90,
    historyKept: 10,
    trade: 'software',
  });
});

test('the audit is exported as a table, filtered, with harmless cells', async () => {
  const editor = await signInEditor(api);
  await editor.create('post', { ...samples.post, title: '=1+1' });
  const answer = await api.call('GET', '/api/audit?format=csv&action=create', { token: editor.token });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-2026-11-21.csv"');
  const [head, ...lines] = answer.body.trim().split('\n');
  expect(head).toContain('at,action,who,userId,kind,entityId,title,ip,requestId,detail');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(',create,Owner,');
  expect(lines[0]).toContain(",'=1+1,198.51.100.7,");
});
