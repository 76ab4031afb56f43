import { days } from '../src/lib/durations.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
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

const body = { ...samples.post, slug: 'page-budgets' };
const rowsOf = async (table: 'records' | 'revisions' | 'publications' | 'slugs') =>
  (await api.context.database.queries.selectFrom(table).selectAll().execute()).length;

test('a deleted record is only in the trash, with its deleter and the days left', async () => {
  const made = await editor.create('post', body, { publish: true });
  const gone = await editor.ask('DELETE', pathOf(made));
  expect(gone.view).toEqual({ success: true, message: 'Blog post deleted successfully' });
  api.clock.advance(days(2) + 1);
  expect((await editor.list('post')).items).toEqual([]);
  expect((await editor.list('post', '?state=trashed')).items).toMatchObject([
    {
      title: body.title,
      state: 'trashed',
      trashedBy: 'Owner',
      daysLeft: 28,
      trashedAt: '2026-11-21T08:00:00.001Z',
    },
  ]);
  expect((await editor.get('post', made.record._id)).draft?.data.title).toBe(body.title);
  expect((await api.call('GET', '/api/content/page-budgets')).statusCode).toBe(404);
  for (const [method, path, sent] of [
    ['PUT', '', { data: body }],
    ['PATCH', '', { featured: true }],
    ['POST', '/publish', {}],
  ] as const) {
    expect((await editor.ask(method, pathOf(made) + path, sent)).status).toBe(409);
  }
});

test('a restored record is a draft, or as public as it was if the caller says so, with its waiting draft', async () => {
  const live = await editor.create('post', body, { publish: true });
  await editor.save(live, { ...body, title: 'Waiting' });
  await editor.ask('DELETE', pathOf(live));
  const draft = (await editor.ask('POST', `${pathOf(live)}/restore`)).view;
  expect(draft).toMatchObject({ record: { state: 'draft' }, draft: { data: { title: 'Waiting' } } });
  await editor.ask('POST', `${pathOf(live)}/publish`, { revision: live.record.version });
  await editor.ask('DELETE', pathOf(live));
  const back = (await editor.ask('POST', `${pathOf(live)}/restore`, { live: true })).view;
  expect(back).toMatchObject({
    record: { state: 'changed', trashedAt: null },
    live: { revision: live.record.version },
    draft: { data: { title: 'Waiting' } },
  });
  expect((await api.call('GET', '/api/content/page-budgets')).statusCode).toBe(200);
});

test('a draft that lacks what is required comes back, and live means no more than it was', async () => {
  const made = await editor.create('post', { title: 'Half' });
  await editor.ask('DELETE', pathOf(made));
  const { view } = await editor.ask('POST', `${pathOf(made)}/restore`, { live: true });
  expect(view.record.state).toBe('draft');
});

test('a slug that was taken meanwhile stops no restore; publishing names it', async () => {
  const made = await editor.create('post', body, { publish: true });
  await editor.ask('DELETE', pathOf(made));
  await editor.create('post', body, { publish: true });
  const live = await editor.ask('POST', `${pathOf(made)}/restore`, { live: true });
  expect([live.status, live.fault.fields]).toEqual([
    409,
    { slug: 'The slug page-budgets is already used by another blog post' },
  ]);
  const { view } = await editor.ask('POST', `${pathOf(made)}/restore`);
  expect(view.record.state).toBe('draft');
  expect((await editor.ask('POST', `${pathOf(made)}/publish`)).status).toBe(409);
});

test('for good is from the trash only, and leaves no row', async () => {
  const made = await editor.create('post', body, { publish: true });
  const forGood = `${pathOf(made)}?for-good=true`;
  expect((await editor.ask('DELETE', forGood)).status).toBe(409);
  expect((await editor.ask('DELETE', `${pathOf(made)}?for-good=yes`)).status).toBe(400);
  await editor.ask('DELETE', pathOf(made));
  expect((await editor.ask('DELETE', forGood)).status).toBe(200);
  expect((await editor.ask('GET', pathOf(made))).status).toBe(404);
  for (const table of ['records', 'revisions', 'publications', 'slugs'] as const) {
    expect(await rowsOf(table)).toBe(0);
  }
});

test('the trash empties itself after 30 days, and the audit tells', async () => {
  const made = await editor.create('post', body);
  await editor.ask('DELETE', pathOf(made));
  api.clock.advance(days(30) - 1000);
  await runMaintenance(api.context);
  expect(await rowsOf('records')).toBe(1);
  api.clock.advance(2000);
  await runMaintenance(api.context);
  expect(await rowsOf('records')).toBe(0);
  const { token } = await api.login();
  const audit = await api.call('GET', '/api/audit?kind=post&action=delete.for-good', { token });
  expect(audit.json()).toMatchObject({ total: 1, items: [{ who: '', entityId: made.record._id }] });
});

test('an earlier revision comes back as a new draft, or public at once', async () => {
  const first = await editor.create('post', body, { publish: true });
  const second = await editor.save(first, { ...body, title: 'Second' }, { publish: true });
  const revision = first.record.version;
  const { view } = await editor.ask('POST', `${pathOf(first)}/restore`, { revision });
  expect(view).toMatchObject({ record: { state: 'changed' }, draft: { data: { title: body.title } } });
  expect(view.live?.revision).toBe(second.record.version);
  const shown = await editor.ask('POST', `${pathOf(first)}/restore`, { revision, publish: true });
  expect(shown.view).toMatchObject({ record: { state: 'live' }, live: { data: { title: body.title } } });
  const history = await editor.history(first);
  expect(history.map(({ changed, wasPublic }) => [changed.length > 0, wasPublic])).toEqual([
    [false, true],
    [true, false],
    [true, true],
    [true, true],
  ]);
  const path = `${pathOf(first)}/revisions/${second.record.version}`;
  const entry = (await api.call('GET', `/api/records/${path}`, { token: editor.token })).json<object>();
  expect(entry).toMatchObject({
    author: 'Owner',
    changed: ['title'],
    data: { title: 'Second' },
    before: { title: body.title },
  });
});

test('revisions that were never public are deleted after 90 days, except the newest ten', async () => {
  let view = await editor.create('post', body, { publish: true });
  for (let count = 0; count < 14; count += 1)
    view = await editor.save(view, { ...body, title: `State ${count}` });
  await runMaintenance(api.context);
  expect(await rowsOf('revisions')).toBe(15);
  api.clock.advance(days(91));
  await runMaintenance(api.context);
  const kept = await (await signInEditor(api)).history(view);
  expect(kept).toHaveLength(11);
  expect(kept.at(-1)?.wasPublic).toBe(true);
  expect(kept.at(-2)?.changed).toEqual(['title']);
});
