import { minutes } from '../src/lib/durations.ts';
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

const shown = async (id: string) =>
  (await api.call('GET', `/api/content/${id}`)).json<Record<string, unknown>>();

test('a draft may be incomplete; publishing names what is missing, then shows it', async () => {
  const made = await editor.create('post', { title: 'First' });
  expect(made.record).toMatchObject({ kind: 'post', state: 'draft', title: 'First', nextAt: null });
  expect(made).toMatchObject({ live: null, publications: [], draft: { author: 'Owner' } });
  const refused = await editor.ask('POST', `${pathOf(made)}/publish`);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.fault.fields ?? {})).toEqual(['content', 'author', 'date', 'tags']);
  const saved = await editor.save(made, samples.post, { publish: true });
  expect(saved).toMatchObject({
    record: { state: 'live' },
    draft: null,
    live: { data: { tags: samples.post.tags } },
  });
  expect(await shown(made.record._id)).toMatchObject({ title: samples.post.title });
});

test('a draft is validated by field, and other fields are refused', async () => {
  const bad = {
    data: { title: 1, nonsense: 1, tags: ['a', ''] },
    note: 2,
    publish: { from: 'soon' },
    more: 1,
  };
  const outer = await editor.ask('POST', 'post', bad);
  expect(outer.status).toBe(400);
  expect(Object.keys(outer.fault.fields ?? {}).sort()).toEqual(['more', 'note', 'publish.from']);
  const inner = await editor.ask('POST', 'post', { data: bad.data });
  expect(Object.keys(inner.fault.fields ?? {}).sort()).toEqual(['nonsense', 'tags.1', 'title']);
  for (const query of ['?nonsense=1', '?state=gone', '?sort=size', '?page=0', '?size=1000']) {
    const name = query.slice(1).split('=')[0] ?? '';
    const { fault } = await editor.ask('GET', `post${query}`);
    expect(Object.keys(fault.fields ?? {})).toEqual([name]);
  }
});

test('a live record carries a draft until that is published', async () => {
  const live = await editor.create('post', samples.post, { publish: true });
  const { updatedAt } = await shown(live.record._id);
  api.clock.advance(minutes(1));
  const changed = await editor.save(live, { ...samples.post, title: 'Second' });
  expect(changed).toMatchObject({
    record: { state: 'changed', title: 'Second' },
    draft: { data: { title: 'Second' } },
    live: { revision: live.record.version, data: { title: samples.post.title } },
  });
  expect(await shown(live.record._id)).toMatchObject({ title: samples.post.title, updatedAt });
  const { view } = await editor.ask('POST', `${pathOf(live)}/publish`);
  expect(view).toMatchObject({ record: { state: 'live' }, draft: null, live: { data: { title: 'Second' } } });
  expect(view.publications.map(({ revision }) => revision)).toEqual([
    changed.record.version,
    live.record.version,
  ]);
  expect(await shown(live.record._id)).toMatchObject({ title: 'Second' });
});

test('saving a draft leaves the content revision as it is', async () => {
  const live = await editor.create('post', samples.post, { publish: true });
  const revision = async () => (await api.call('GET', '/api/revision')).body;
  const before = await revision();
  const draft = await editor.save(live, { ...samples.post, title: 'Second' });
  expect(await revision()).toBe(before);
  await editor.ask('POST', `${pathOf(draft)}/publish`);
  expect(await revision()).not.toBe(before);
});

test('a save from an old version is 409 with the record as it is, by body and by If-Match', async () => {
  const made = await editor.create('post', { title: 'One' });
  const now = await editor.save(made, { title: 'Two' });
  const stale = await editor.ask('PUT', pathOf(made), {
    data: { title: 'Three' },
    version: made.record.version,
  });
  expect(stale).toMatchObject({ status: 409, fault: { code: 'STALE_WRITE', current: now } });
  const headers = { 'if-match': `"${made.record.version}"` };
  for (const [method, path] of [
    ['PATCH', ''],
    ['POST', '/publish'],
    ['DELETE', ''],
  ] as const) {
    const body = method === 'DELETE' ? undefined : {};
    const { status } = await editor.ask(method, pathOf(made) + path, body, { headers });
    expect(status).toBe(409);
  }
  expect(await editor.get('post', made.record._id)).toEqual(now);
});

test('a specified write beside a draft works on the public state, and the draft takes over its fields', async () => {
  const live = await editor.create('post', samples.post, { publish: true });
  const id = live.record._id;
  const draft = await editor.save(live, { ...samples.post, title: 'Draft', tags: ['Draft'] });
  const patch = { author: 'Asha', tags: ['Live'] };
  await api.call('PATCH', `/api/content/${id}`, { token: editor.token, body: patch });
  expect(await shown(id)).toMatchObject({ title: samples.post.title, author: 'Asha', tags: ['Live'] });
  expect((await editor.ask('PUT', pathOf(draft), { data: {}, version: draft.record.version })).status).toBe(
    409,
  );
  const opened = await editor.get('post', id);
  expect(opened).toMatchObject({
    record: { state: 'changed' },
    draft: { data: { title: 'Draft', author: 'Asha', tags: ['Draft'] } },
  });
  // Once saved, what the draft says counts, also where it says the same as before.
  const own = await editor.save(opened, { ...opened.draft?.data, author: samples.post.author });
  expect(own.draft?.data).toMatchObject({ author: samples.post.author, tags: ['Draft'] });
  await api.call('PATCH', `/api/content/${id}`, { token: editor.token, body: { content: 'New' } });
  const { view } = await editor.ask('POST', `${pathOf(draft)}/publish`, {});
  expect(view.live?.data).toMatchObject({ title: 'Draft', author: samples.post.author, content: 'New' });
  expect(view).toMatchObject({ draft: null, record: { state: 'live' } });
});

test('autosaved states of one sitting are one revision, and one row of the audit', async () => {
  const live = await editor.create('post', samples.post, { publish: true });
  let view = live;
  for (const title of ['A', 'Au', 'Aut']) {
    api.clock.advance(4000);
    view = await editor.save(view, { ...samples.post, title }, { autosave: true });
  }
  expect((await editor.history(view)).map(({ changed }) => changed)).toEqual([
    ['title'],
    ['title', 'content', 'author', 'date', 'tags'],
  ]);
  api.clock.advance(minutes(31));
  view = await editor.save(view, { ...samples.post, title: 'Later' }, { autosave: true });
  const other = await signInEditor(api, 'second@studio.example');
  view = await other.save(view, { ...samples.post, title: 'Other' }, { autosave: true });
  view = await other.save(view, { ...samples.post, title: 'Done' }, { note: 'New title' });
  expect((await editor.history(view)).map(({ note }) => note)).toEqual(['New title', '', '', '']);
  const rows = await api.call('GET', '/api/audit?action=save', { token: editor.token });
  expect(rows.json()).toMatchObject({ total: 4 });
});

test('a record that begins as an autosaved draft has one revision for that sitting', async () => {
  let view = await editor.create('post', { title: 'A' }, { autosave: true });
  api.clock.advance(4000);
  view = await editor.save(view, { title: 'Au' }, { autosave: true });
  expect(await editor.history(view)).toMatchObject([{ _id: view.record.version, changed: ['title'] }]);
  expect(view).toMatchObject({ live: null, record: { state: 'draft', title: 'Au' } });
});

test('a draft that says the same as what is public is none', async () => {
  const live = await editor.create('post', samples.post, { publish: true });
  const draft = await editor.save(live, { ...samples.post, title: 'Second' });
  const back = await editor.save(draft, samples.post);
  expect(back).toMatchObject({ record: { state: 'live' }, draft: null });
  await editor.save(back, { ...samples.post, title: 'Third' });
  const { view } = await editor.ask('POST', `${pathOf(live)}/restore`, { revision: live.record.version });
  expect(view).toMatchObject({ record: { state: 'live' }, draft: null });
});

test('publishing without a draft shows what is public, not a newer state that was taken back', async () => {
  const first = await editor.create('post', samples.post, { publish: true });
  await editor.save(first, { ...samples.post, title: 'Second' }, { publish: true });
  await editor.ask('POST', `${pathOf(first)}/publish`, { revision: first.record.version });
  const { view } = await editor.ask('POST', `${pathOf(first)}/publish`);
  expect(view.live?.data.title).toBe(samples.post.title);
});

test('a state that was scheduled is not folded away', async () => {
  const made = await editor.create('post', samples.post);
  const auto = await editor.save(made, { ...samples.post, title: 'Scheduled' }, { autosave: true });
  const from = '2026-12-01T00:00:00Z';
  const { view } = await editor.ask('POST', `${pathOf(auto)}/publish`, { from });
  await editor.save(view, { ...samples.post, title: 'Later' }, { autosave: true });
  const titles = (await editor.history(made)).map(({ changed }) => changed);
  expect(titles).toHaveLength(3);
});

test('a list names who saved or published a record last, and nobody for another change', async () => {
  const made = await editor.create('post', samples.post);
  await api.addAccount('second@studio.example');
  const second = await signInEditor(api, 'second@studio.example');
  await api.call('PATCH', '/api/auth/me', { token: second.token, body: { username: 'Mira' } });
  const lastBy = async () => (await editor.list('post')).items[0]?.updatedBy;
  const change = async (by: Editor, ...[method, path, body]: Parameters<Editor['ask']>) => {
    api.clock.advance(1000);
    await by.ask(method, pathOf(made) + path, body);
    return lastBy();
  };
  expect(await lastBy()).toBe('Owner');
  expect(await change(second, 'PUT', '', { data: { ...samples.post, title: 'Two' } })).toBe('Mira');
  expect(await change(editor, 'POST', '/publish', {})).toBe('Owner');
  expect(await change(second, 'PATCH', '', { featured: true })).toBeUndefined();
});

test('the list tells states, searches the newest revision, sorts and pages', async () => {
  const first = await editor.create('post', { ...samples.post, title: 'Banana' }, { publish: true });
  api.clock.advance(1000);
  await editor.create('post', { title: 'apple' });
  api.clock.advance(1000);
  await editor.create('post', samples.post, { publish: { from: '2026-12-01T00:00:00Z' } });
  api.clock.advance(1000);
  await editor.save(first, { ...samples.post, title: 'Banana bread' });
  const titles = async (query: string) => (await editor.list('post', query)).items.map(({ title }) => title);
  expect(await titles('')).toEqual(['Banana bread', samples.post.title, 'apple']);
  expect(await titles('?sort=created')).toEqual([samples.post.title, 'apple', 'Banana bread']);
  expect(await titles('?sort=title')).toEqual([samples.post.title, 'apple', 'Banana bread']);
  expect(await titles('?sort=-title&size=1&page=2')).toEqual(['apple']);
  expect(await titles('?q=bread')).toEqual(['Banana bread']);
  expect(await titles('?state=draft')).toEqual(['apple']);
  expect(await titles('?state=scheduled')).toEqual([samples.post.title]);
  expect(await titles('?state=changed')).toEqual(['Banana bread']);
  expect(await titles('?state=live')).toEqual([]);
  const { total, page, size, items } = await editor.list('post');
  expect([total, page, size]).toEqual([3, 1, 25]);
  expect(items[0]).toMatchObject({
    state: 'changed',
    author: samples.post.author,
    excerpt: 'First line.\nSecond line.',
  });
});

test('a single is named by its kind, made by its first save, and neither added nor deleted', async () => {
  const unsaved = { record: null, draft: null, live: null, publications: [] };
  expect(await editor.ask('GET', 'about/about')).toMatchObject({ status: 200, view: unsaved });
  expect((await editor.ask('GET', 'about/other')).status).toBe(404);
  expect((await editor.ask('GET', 'about/about/revisions')).status).toBe(404);
  const saved = await editor.ask('PUT', 'about/about', { data: { title: 'Draft' } });
  expect(saved.view.record).toMatchObject({ kind: 'about', state: 'draft', title: 'Draft' });
  expect((await api.call('GET', '/api/portfolio/about')).body).not.toContain('Draft');
  const { view } = await editor.ask('PUT', 'about/about', { data: samples.about, publish: true });
  expect((await editor.get('about', view.record._id)).live?.data).toMatchObject({ title: 'About us' });
  expect((await editor.list('about')).items).toHaveLength(1);
  for (const [method, path] of [
    ['POST', 'about'],
    ['DELETE', 'about/about'],
  ] as const) {
    const body = method === 'POST' ? { data: {} } : undefined;
    expect((await editor.ask(method, path, body)).status).toBe(405);
  }
  expect((await editor.ask('GET', 'nothing')).status).toBe(404);
});
