import type { BroughtBack, Differences } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { days, minutes, seconds } from '../src/lib/durations.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { createByCall } from './support/create-by-call.ts';
import { everyRow } from './support/every-row.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
/** The studio before somebody's bad afternoon. */
let then: { at: string; shown: Shown };
let ids: { project: string; service: string; post: string };

interface Shown {
  projects: object[];
  services: object[];
  posts: object[];
  about: object;
}

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
  const project = await create('/api/projects', samples.project);
  const service = await create('/api/services', samples.service);
  const post = await create('/api/content', samples.post);
  ids = { project, service, post };
  await api.call('PUT', '/api/about', { token, body: samples.about });
  then = { at: toIso(api.clock.nowMs()), shown: await show() };
  api.clock.advance(minutes(5));
  await api.call('PUT', `/api/projects/${project}`, { token, body: { ...samples.project, title: 'Bad' } });
  await api.call('DELETE', `/api/services/${service}`, { token });
  await create('/api/services', { ...samples.service, slug: 'other' });
  await api.call('PUT', '/api/about', { token, body: { ...samples.about, title: 'Bad' } });
  api.clock.advance(minutes(5));
});
afterEach(() => api.close());

const create = (path: string, body: object) => createByCall(api, token, path, body);

/** Public content without versions, which are new after every change. */
async function show(): Promise<Shown> {
  const bare = async (path: string) =>
    JSON.parse((await api.call('GET', path)).body, (key, value: unknown) =>
      key === 'updatedAt' ? undefined : value,
    ) as never;
  const { data: services } = (await bare('/api/services')) as { data: object[] };
  return {
    projects: await bare('/api/projects'),
    services,
    posts: await bare('/api/content'),
    about: await bare('/api/portfolio/about'),
  };
}

const bringBack = (body: object) => api.call('POST', '/api/records/bring-back', { token, body });
const undo = (id: string) => api.call('POST', `/api/records/undo/${id}`, { token });

test('a moment comes back as a whole, as new revisions, and can be undone and redone', async () => {
  const bad = await show();
  const revisions = async () => (await everyRow(api.context.database.queries)).revisions?.length ?? 0;
  const before = await revisions();
  const done = (await bringBack({ at: then.at })).json<BroughtBack>();
  expect(done.changed).toBe(4);
  expect(await show()).toEqual(then.shown);
  expect(await revisions()).toBe(before + 3);
  const undone = (await undo(done.undo)).json<BroughtBack>();
  expect(undone.changed).toBe(4);
  expect(await show()).toEqual(bad);
  expect((await undo(undone.undo)).json()).toMatchObject({ changed: 4 });
  expect(await show()).toEqual(then.shown);
  expect((await undo(undone.undo)).statusCode).toBe(404);
});

test('only what is named comes back', async () => {
  const bad = await show();
  const done = await bringBack({ at: then.at, records: [`project/${ids.project}`, `post/${ids.post}`] });
  expect(done.json()).toMatchObject({ changed: 1 });
  expect(await show()).toEqual({ ...bad, projects: then.shown.projects });
});

test('bringing back what is shown already changes nothing', async () => {
  await bringBack({ at: then.at });
  expect((await bringBack({ at: then.at })).json()).toMatchObject({ changed: 0 });
  expect(await show()).toEqual(then.shown);
});

test('undoing leaves alone what somebody changed since', async () => {
  const done = (await bringBack({ at: then.at })).json<BroughtBack>();
  await api.call('PUT', `/api/projects/${ids.project}`, {
    token,
    body: { ...samples.project, title: 'Mine' },
  });
  expect((await undo(done.undo)).json()).toMatchObject({ changed: 3 });
  expect((await show()).projects).toMatchObject([{ title: 'Mine' }]);
});

test('a record of the trash is there again, and back in the trash when that is undone', async () => {
  const done = (await bringBack({ at: then.at, records: [`service/${ids.service}`] })).json<BroughtBack>();
  const inTrash = async () =>
    (await everyRow(api.context.database.queries)).records?.find(({ id }) => id === ids.service)?.trashed_at;
  expect(await inTrash()).toBeNull();
  await undo(done.undo);
  expect(await inTrash()).not.toBeNull();
  expect((await show()).services).toHaveLength(1);
});

test('nothing is done when a slug was taken meanwhile', async () => {
  await create('/api/services', samples.service);
  const bad = await show();
  const answer = await bringBack({
    at: then.at,
    records: [`project/${ids.project}`, `service/${ids.service}`],
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toHaveProperty('fields.slug');
  expect(await show()).toEqual(bad);
});

test('the differences are listed before a restore, and none afterwards', async () => {
  const differences = async (at: string) =>
    (await api.call('GET', `/api/differences?at=${at}`, { token }))
      .json<Differences>()
      .items.map(({ kind, title, difference, fields }) => [kind, title, difference, ...fields])
      .sort();
  expect(await differences(then.at)).toEqual([
    ['about', samples.about.title, 'changed', 'title'],
    ['project', samples.project.title, 'changed', 'title'],
    ['service', samples.service.title, 'only-now'],
    ['service', samples.service.title, 'only-then'],
  ]);
  expect(await differences(toIso(api.clock.nowMs()))).toEqual([]);
  await bringBack({ at: then.at });
  expect(await differences(then.at)).toEqual([]);
});

test('the differences to a future moment are the publications scheduled until then', async () => {
  const from = toIso(api.clock.nowMs() + minutes(10));
  await api.call('POST', `/api/records/post/${ids.post}/unpublish`, { token });
  await api.call('POST', `/api/records/post/${ids.post}/publish`, { token, body: { from } });
  const at = (iso: string) => api.call('GET', `/api/differences?at=${iso}`, { token });
  expect((await at(from)).json()).toEqual({
    items: [{ kind: 'post', _id: ids.post, title: samples.post.title, difference: 'only-then', fields: [] }],
  });
  expect((await at(toIso(api.clock.nowMs()))).json()).toEqual({ items: [] });
  expect((await at('soon')).json()).toMatchObject({ fields: { at: expect.any(String) as string } });
  expect((await api.call('GET', `/api/differences?at=${from}`)).statusCode).toBe(401);
});

test('an undo is kept for 30 days', async () => {
  const first = (await bringBack({ at: then.at })).json<BroughtBack>();
  api.clock.advance(days(30) - seconds(1));
  await runMaintenance(api.context);
  const kept = async () => (await everyRow(api.context.database.queries)).undos?.map(({ id }) => id);
  expect(await kept()).toEqual([first.undo]);
  api.clock.advance(seconds(1));
  await runMaintenance(api.context);
  expect(await kept()).toEqual([]);
});

test('the statement is in the audit', async () => {
  const done = (await bringBack({ at: then.at })).json<BroughtBack>();
  await undo(done.undo);
  const rows = (await everyRow(api.context.database.queries)).audit ?? [];
  expect(rows.filter(({ entity }) => entity === 'records')).toMatchObject([
    { action: 'bring-back', detail: { at: then.at, changed: 4, undo: done.undo } },
    { action: 'undo', detail: { undo: done.undo, changed: 4 } },
  ]);
});

test.each([
  [{}, 'at'],
  [{ at: 'yesterday' }, 'at'],
  [{ at: '2027-01-01T00:00:00Z' }, 'at'],
  [{ at: '2026-11-21T08:00:00Z', records: [] }, 'records'],
  [{ at: '2026-11-21T08:00:00Z', records: ['post'] }, 'records.0'],
  [{ at: '2026-11-21T08:00:00Z', records: ['post/65f00000a00000000000000f'] }, 'records'],
])('%j is refused with its fields', async (body, field) => {
  const answer = await bringBack(body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});
