import type { PreviewLink, UnsavedRecord } from '../src/contract/index.ts';
import { hours } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { createByCall } from './support/create-by-call.ts';
import { everyRow } from './support/every-row.ts';
import { samples } from './support/samples.ts';
import { saveDraftOf } from './support/save-draft-of.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const create = (path: string, body: object) => createByCall(api, token, path, body);

async function open(...unsaved: UnsavedRecord[]): Promise<PreviewLink & { token: string }> {
  const answer = await api.call('POST', '/api/previews', { token, body: { unsaved } });
  expect(answer.statusCode).toBe(201);
  const link = answer.json<PreviewLink>();
  return { ...link, token: link.url.split('/').at(-1) ?? '' };
}

const type = (id: string, ...unsaved: UnsavedRecord[]) =>
  api.call('PUT', `/api/previews/${id}`, { token, body: { unsaved } });

const read = (url: string, opened?: string) =>
  api.call('GET', url, opened === undefined ? {} : { headers: { 'x-preview': opened } });

test('unsaved values are shown by their preview in every call, and nowhere else', async () => {
  const id = await create('/api/content', samples.post);
  const first = { ...samples.post, title: 'Sentinel budget', tags: ['Typed'], slug: 'typed-budget' };
  const { _id, token: opened } = await open({ kind: 'post', id, data: first });
  for (const url of [
    '/api/content',
    '/api/content?view=card&q=sentinel',
    '/api/content?view=search',
    '/api/content/typed-budget',
    `/api/content/${id}`,
  ]) {
    expect((await read(url, opened)).body).toContain('Sentinel budget');
    expect((await read(url)).body).not.toContain('Sentinel');
  }
  expect((await read('/api/content/tags', opened)).json()).toEqual({ tags: ['Typed'] });
  expect((await type(_id, { kind: 'post', id, data: { ...first, title: 'Sentinel two' } })).statusCode).toBe(
    200,
  );
  expect((await read(`/api/content/${id}`, opened)).json()).toMatchObject({ title: 'Sentinel two' });
  expect((await read('/api/preview', opened)).json()).toMatchObject({
    record: { kind: 'post', _id: id, title: 'Sentinel two', isDraft: true, isUnsaved: true },
  });
  expect((await api.call('GET', `/api/records/post/${id}`, { token })).body).not.toContain('Sentinel');
});

test('a record that is not stored is shown among the others, however little of it there is', async () => {
  await create('/api/content', samples.post);
  const id = '65f00000a00000000000000a';
  const { token: opened } = await open({ kind: 'post', id, data: { title: 'Only a title' } });
  expect((await read(`/api/content/${id}`, opened)).json()).toMatchObject({
    title: 'Only a title',
    content: '',
  });
  const list = (await read('/api/content?view=card&page=1&size=24', opened)).json<{ total: number }>();
  expect(list.total).toBe(2);
  expect((await read('/api/content', opened)).body).toContain('Only a title');
  expect((await read(`/api/content/${id}`)).statusCode).toBe(404);
  expect((await everyRow(api.context.database.queries)).records).toHaveLength(1);
});

test('a form of two singles is shown as a whole, saved before or not', async () => {
  await api.call('PUT', '/api/about', { token, body: samples.about });
  const { token: opened } = await open(
    { kind: 'about', id: 'about', data: { ...samples.about, title: 'Typed about' } },
    { kind: 'founders', id: 'founders', data: { ...samples.founders, title: 'Typed founders' } },
  );
  expect((await read('/api/portfolio/about', opened)).body).toContain('Typed about');
  expect((await read('/api/portfolio/founders', opened)).body).toContain('Typed founders');
  expect((await read('/api/preview', opened)).json()).toMatchObject({
    record: { kind: 'about', title: 'About page' },
  });
});

test('fields that were not changed are as others publish them meanwhile', async () => {
  const id = await create('/api/content', samples.post);
  const typed = { ...samples.post, title: 'Mine' };
  const { token: opened } = await open({ kind: 'post', id, data: typed, changed: ['title'], of: 'live' });
  await api.call('PATCH', `/api/content/${id}`, { token, body: { tags: ['Theirs'] } });
  const shown = await read(`/api/content/${id}`, opened);
  expect(shown.json()).toMatchObject({ title: 'Mine', tags: ['Theirs'] });
});

test('a form over the public state does not show the draft of somebody else, one over the draft does', async () => {
  const id = await create('/api/content', samples.post);
  await saveDraftOf(api, { kind: 'post', id, data: { ...samples.post, content: 'Drafted' } });
  const data = { ...samples.post, title: 'Mine' };
  const [live, draft] = await Promise.all(
    (['live', 'draft'] as const).map((of) => open({ kind: 'post', id, data, changed: ['title'], of })),
  );
  const contentIn = async (opened = '') =>
    (await read(`/api/content/${id}`, opened)).json<{ content: string }>().content;
  expect(await contentIn(live?.token)).toBe(samples.post.content);
  expect(await contentIn(draft?.token)).toBe('Drafted');
});

test('a field that was emptied is empty', async () => {
  const body = { ...samples.project, publishedYear: 2020 };
  const id = await create('/api/projects', body);
  const { publishedYear: _, ...data } = body;
  const { token: opened } = await open({ kind: 'project', id, data, changed: ['publishedYear'] });
  expect((await read(`/api/projects/${id}`, opened)).json()).not.toHaveProperty('publishedYear');
});

test('values beyond their bounds are refused by field, and what was shown stays', async () => {
  const id = await create('/api/content', samples.post);
  const { _id, token: opened } = await open({ kind: 'post', id, data: { ...samples.post, title: 'Good' } });
  const refused = await type(_id, { kind: 'post', id, data: { ...samples.post, title: 'x'.repeat(201) } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { title: 'Title must be at most 200 characters' } });
  expect((await read(`/api/content/${id}`, opened)).json()).toMatchObject({ title: 'Good' });
  expect((await type(_id, { kind: 'nothing', id, data: {} })).statusCode).toBe(404);
});

test('only its author changes it, until it ends', async () => {
  const id = await create('/api/content', samples.post);
  const one = { kind: 'post', id, data: samples.post };
  const { _id, token: opened } = await open(one);
  await api.addAccount('other@studio.example');
  const other = await api.login('other@studio.example');
  const body = { unsaved: [one] };
  const change = (by?: string) => api.call('PUT', `/api/previews/${_id}`, { body, ...(by && { token: by }) });
  expect((await change(other.token)).statusCode).toBe(404);
  expect((await change()).statusCode).toBe(401);
  expect((await change(opened)).statusCode).toBe(401);
  const shared = (
    await api.call('POST', '/api/previews', { token, body: { record: `post/${id}` } })
  ).json<PreviewLink>();
  expect((await type(shared._id, one)).statusCode).toBe(404);
  api.clock.advance(hours(1));
  ({ token } = await api.login());
  expect((await change(token)).statusCode).toBe(404);
});

test('one person has ten of them at most, and none stands in the audit', async () => {
  const id = await create('/api/content', samples.post);
  const first = await open({ kind: 'post', id, data: samples.post });
  for (let count = 0; count < 10; count += 1) await open({ kind: 'post', id, data: samples.post });
  expect((await read('/api/content', first.token)).statusCode).toBe(404);
  const rows = await everyRow(api.context.database.queries);
  expect(rows.previews).toHaveLength(10);
  expect((rows.audit ?? []).filter(({ entity }) => entity === 'preview')).toEqual([]);
});

test('a draft is shown as publishing it would show it after others published', async () => {
  const id = await create('/api/content', samples.post);
  await saveDraftOf(api, { kind: 'post', id, data: { ...samples.post, title: 'Drafted' } });
  const answer = await api.call('POST', '/api/previews', { token, body: { record: `post/${id}` } });
  const opened = answer.json<PreviewLink>().url.split('/').at(-1) ?? '';
  await api.call('PATCH', `/api/content/${id}`, {
    token,
    body: { tags: ['Theirs'], title: samples.post.title },
  });
  const shown = (await read(`/api/content/${id}`, opened)).json<Record<string, unknown>>();
  expect(shown).toMatchObject({ title: 'Drafted', tags: ['Theirs'] });
  await api.call('POST', `/api/records/post/${id}/publish`, { token });
  const published = (await read(`/api/content/${id}`)).json<Record<string, unknown>>();
  expect(published).toEqual({ ...shown, updatedAt: published.updatedAt });
});
