import { importContent } from '../src/features/transfer/import-content.ts';
import type { ApiError, RecordView, ReviewLink } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { hours } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let owner: string;
const editor = 'editor@studio.example';

beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '100' } });
  owner = (await api.login()).token;
});
afterEach(() => api.close());

const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object, token = owner) =>
  api.call(method, url, { token, body });

async function create(url: string, body: object): Promise<string> {
  const answer = await call('POST', url, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ _id: string }>()._id;
}

const redirect = (from: string, to: string) => create('/api/redirects', { from, to });
const redirects = async () =>
  (await api.call('GET', '/api/redirects'))
    .json<{ from: string; to: string }[]>()
    .map(({ from, to }) => `${from} ${to}`);

async function ask(record: string, token = owner): Promise<string> {
  const expiresAt = toIso(api.clock.nowMs() + hours(9));
  const answer = await call('POST', '/api/reviews', { record, expiresAt, publishOnApproval: true }, token);
  expect(answer.statusCode).toBe(201);
  return answer.json<ReviewLink>().url.split('/').at(-1) ?? '';
}

const approve = (link: string) =>
  api.call('POST', `/api/review/${link}/decision`, { body: { name: 'Asha', decision: 'approved' } });

test('an approval does not publish for an author who may not publish any more', async () => {
  await api.addAccount(editor, 'admin', ['content', 'publish']);
  const { token } = await api.login(editor);
  const id = await create('/api/content', samples.post);
  await call('PUT', `/api/records/post/${id}`, { data: { ...samples.post, title: 'New' } });
  const link = await ask(`post/${id}`, token);
  await api.context.database.queries
    .updateTable('users')
    .set({ may: '["content"]' })
    .where('email', '=', editor)
    .execute();
  expect((await approve(link)).statusCode).toBe(409);
  expect((await api.call('GET', `/api/content/${id}`)).json()).toMatchObject({ title: samples.post.title });
  expect((await api.call('GET', `/api/review/${link}`)).json()).toMatchObject({ state: 'open' });
});

test('an approval is held to the rules that hold by then, and leaves a schedule as it is', async () => {
  const id = await redirect('/a', '/c');
  const draft = await call('PUT', `/api/records/redirect/${id}`, { data: { from: '/a', to: '/b' } });
  expect(draft.statusCode).toBe(200);
  const link = await ask(`redirect/${id}`);
  const other = await redirect('/b', '/a');
  const refused = await approve(link);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ApiError>().message).toContain('circle');
  expect(await redirects()).toEqual(['/a /c', '/b /a']);
  await call('DELETE', `/api/records/redirect/${other}`);
  const from = toIso(api.clock.nowMs() + hours(2));
  await call('PUT', `/api/records/redirect/${id}`, { data: { from: '/a', to: '/d' }, publish: { from } });
  expect((await approve(link)).statusCode).toBe(200);
  expect(await redirects()).toEqual(['/a /b']);
  api.clock.advance(hours(3));
  await call('PATCH', `/api/records/redirect/${id}`, {});
  expect(await redirects()).toEqual(['/a /d']);
});

test('a moment, an undo and the trash bring no circle of redirects back', async () => {
  const id = await redirect('/a', '/b');
  const at = toIso(api.clock.nowMs() + hours(1));
  api.clock.advance(hours(2));
  await call('PUT', `/api/redirects/${id}`, { from: '/a', to: '/c' });
  const back = await call('POST', '/api/records/bring-back', { at });
  const { undo } = back.json<{ undo: string }>();
  await redirect('/c', '/a');
  const undone = await call('POST', `/api/records/undo/${undo}`);
  expect(undone.statusCode).toBe(400);
  expect(undone.json<ApiError>().fields?.records).toContain('Redirect /a: To would lead in a circle');
  expect(await redirects()).toEqual(['/a /b', '/c /a']);
  await call('DELETE', `/api/records/redirect/${id}`);
  await redirect('/b', '/a');
  const again = await call('POST', '/api/records/bring-back', { at, records: [`redirect/${id}`] });
  expect(again.statusCode).toBe(400);
  const restored = await call('POST', `/api/records/redirect/${id}/restore`, { live: true });
  expect(restored.statusCode).toBe(400);
  expect(await redirects()).toEqual(['/b /a', '/c /a']);
});

test('redirects that change places are brought back together', async () => {
  const [first, second] = [await redirect('/a', '/b'), await redirect('/b', '/c')];
  const at = toIso(api.clock.nowMs() + hours(1));
  api.clock.advance(hours(2));
  await call('PUT', `/api/redirects/${second}`, { from: '/c', to: '/d' });
  await call('PUT', `/api/redirects/${first}`, { from: '/b', to: '/a' });
  expect((await call('POST', '/api/records/bring-back', { at })).statusCode).toBe(200);
  expect(await redirects()).toEqual(['/a /b', '/b /c']);
});

test('a new slug does not put a page where a redirect leads away', async () => {
  const page = await create('/api/pages', { title: 'Team', slug: 'team', blocks: [] });
  await redirect('/crew', '/team');
  const moved = await call('PATCH', `/api/records/page/${page}`, { slug: 'crew' });
  expect(moved.json<ApiError>().fields).toEqual({ slug: 'Slug: a redirect leads away from /crew' });
  const { record } = (
    await api.call('GET', `/api/records/page/${page}`, { token: owner })
  ).json<RecordView>();
  expect(record.slug).toBe('team');
});

test('an import of content brings no circle of redirects, by itself or with what is there', async () => {
  await redirect('/a', '/b');
  const { queries } = api.context.database;
  const importAll = (rows: readonly (readonly [string, string])[]) => {
    const records = rows.map(([from, to]) => ({ values: { from, to } }));
    return queries
      .transaction()
      .execute((trx) => importContent(trx, { redirects: records }, toIso(api.clock.nowMs())));
  };
  const unsound = { code: 'CONTENT_UNSOUND' };
  await expect(importAll([['/b', '/a']])).rejects.toMatchObject(unsound);
  const circle = [
    ['/x', '/y'],
    ['/y', '/x'],
  ] as const;
  await expect(importAll(circle)).rejects.toMatchObject(unsound);
  expect(await redirects()).toEqual(['/a /b']);
  expect(await importAll([['/b', '/c']])).toEqual({ added: 1, replaced: 0 });
});
