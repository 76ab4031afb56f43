import { seconds } from '../src/lib/durations.ts';
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

const inSeconds = (count: number) => new Date(api.clock.nowMs() + seconds(count)).toISOString();
const isShown = async (id: string) => (await api.call('GET', `/api/content/${id}`)).statusCode === 200;
const second = { ...samples.post, title: 'Second' };

test('a record is public from one second to another, and a draft before and after', async () => {
  const made = await editor.create('post', samples.post, {
    publish: { from: '2026-11-21T09:00:03+01:00', until: inSeconds(9) },
  });
  const id = made.record._id;
  expect(made.record).toMatchObject({ state: 'scheduled', nextAt: '2026-11-21T08:00:03.000Z' });
  expect(made.publications).toMatchObject([
    { revision: null, from: inSeconds(9), by: 'Owner' },
    { revision: made.record.version, from: inSeconds(3) },
  ]);
  expect(await isShown(id)).toBe(false);
  api.clock.advance(seconds(3));
  expect(await isShown(id)).toBe(true);
  expect((await editor.get('post', id)).record).toMatchObject({ state: 'live', nextAt: inSeconds(6) });
  api.clock.advance(seconds(6));
  expect(await isShown(id)).toBe(false);
  const after = await editor.get('post', id);
  expect(after).toMatchObject({ record: { state: 'draft', nextAt: null }, live: null });
  expect(after.draft?.data.title).toBe(samples.post.title);
});

test('moments need a zone, an order and a possible year; one that is past means now', async () => {
  const made = await editor.create('post', samples.post);
  for (const [field, body] of [
    ['from', { from: '2026-12-01T09:00:00' }],
    ['from', { from: '2026-02-30T09:00:00Z' }],
    ['from', { from: '2026-12-01' }],
    ['from', { from: 1 }],
    ['until', { until: '9999-12-31T23:59:59Z' }],
    ['until', { until: inSeconds(-1) }],
    ['until', { from: inSeconds(5), until: inSeconds(5) }],
    ['revision', { revision: 'ffffffffffffffffffffffff' }],
    ['revision', { revision: 'x' }],
    ['extra', { extra: 1 }],
  ] as const) {
    const { status, fault } = await editor.ask('POST', `${pathOf(made)}/publish`, body);
    expect([status, Object.keys(fault.fields ?? {})]).toEqual([400, [field]]);
  }
  const { view } = await editor.ask('POST', `${pathOf(made)}/publish`, { from: '2020-01-01T00:00:00Z' });
  expect(view.record).toMatchObject({ state: 'live', nextAt: null });
});

test('cancelling leaves the draft and takes the end away with the beginning; what is public stays', async () => {
  const made = await editor.create('post', samples.post, {
    publish: { from: inSeconds(3), until: inSeconds(9) },
  });
  const start = made.publications.find(({ revision }) => revision !== null)?._id ?? '';
  const cancel = `${pathOf(made)}/publications/${start}`;
  const { view } = await editor.ask('DELETE', cancel);
  expect(view).toMatchObject({ record: { state: 'draft', nextAt: null }, publications: [] });
  expect((await editor.ask('DELETE', cancel)).status).toBe(404);
  api.clock.advance(seconds(10));
  expect(await isShown(made.record._id)).toBe(false);
  const live = (await editor.ask('POST', `${pathOf(made)}/publish`)).view;
  const current = live.publications[0]?._id ?? '';
  expect((await editor.ask('DELETE', `${pathOf(made)}/publications/${current}`)).status).toBe(404);
  expect(await isShown(made.record._id)).toBe(true);
});

test('a new plan takes the place of the one before; an end stays unless it is named', async () => {
  const made = await editor.create('post', samples.post, {
    publish: { from: inSeconds(3), until: inSeconds(60) },
  });
  const publish = async (body: object) => (await editor.ask('POST', `${pathOf(made)}/publish`, body)).view;
  const moved = await publish({ from: inSeconds(9) });
  expect(moved.publications.map(({ from }) => from)).toEqual([inSeconds(60), inSeconds(9)]);
  const now = await publish({});
  expect(now.record).toMatchObject({ state: 'live', nextAt: inSeconds(60) });
  expect((await publish({ from: inSeconds(90) })).record.nextAt).toBe(inSeconds(90));
  expect((await publish({ until: inSeconds(20) })).record.nextAt).toBe(inSeconds(20));
  expect((await publish({ until: null })).record.nextAt).toBeNull();
});

test('unpublishing takes a record away with what was scheduled', async () => {
  const made = await editor.create('post', samples.post, { publish: true });
  await editor.save(made, second, { publish: { from: inSeconds(5) } });
  const { view } = await editor.ask('POST', `${pathOf(made)}/unpublish`);
  expect(view).toMatchObject({
    record: { state: 'draft', nextAt: null },
    draft: { data: { title: 'Second' } },
  });
  api.clock.advance(seconds(6));
  expect(await isShown(made.record._id)).toBe(false);
});

test('a statement counts also after the clock was set back to before a schedule', async () => {
  const made = await editor.create('post', samples.post, { publish: { from: inSeconds(5) } });
  api.clock.advance(seconds(5));
  expect(await isShown(made.record._id)).toBe(true);
  api.clock.setBack(seconds(60));
  const { view } = await editor.ask('POST', `${pathOf(made)}/unpublish`);
  expect(view.record.state).toBe('draft');
  expect(await isShown(made.record._id)).toBe(false);
});

test('a schedule publishes the revision that it was made for, and a later draft waits', async () => {
  const made = await editor.create('post', samples.post, { publish: true });
  const planned = await editor.save(made, second, { publish: { from: inSeconds(3) } });
  const later = await editor.save(planned, { ...samples.post, title: 'Third' });
  expect(later.record).toMatchObject({ state: 'changed', nextAt: inSeconds(3) });
  api.clock.advance(seconds(3));
  expect(await editor.get('post', made.record._id)).toMatchObject({
    record: { state: 'changed' },
    live: { data: { title: 'Second' } },
    draft: { data: { title: 'Third' } },
  });
});

test('a slug is promised to a scheduled record: who takes it meanwhile is told', async () => {
  const slug = 'page-budgets';
  const planned = await editor.create('post', { ...samples.post, slug }, { publish: { from: inSeconds(3) } });
  const body = { ...samples.post, slug };
  const { token } = editor;
  const clash = await api.call('POST', '/api/content', { token, body });
  expect([clash.statusCode, clash.json()]).toMatchObject([
    409,
    { fields: { slug: expect.any(String) as string } },
  ]);
  const refused = await editor.ask('POST', 'post', { data: body, publish: true });
  expect(refused.fault).toMatchObject({
    code: 'CONFLICT',
    fields: { slug: expect.stringContaining(slug) as string },
  });
  expect((await api.call('GET', `/api/content/${slug}`)).statusCode).toBe(404);
  api.clock.advance(seconds(3));
  expect((await api.call('GET', `/api/content/${slug}`)).json()).toMatchObject({ _id: planned.record._id });
});
