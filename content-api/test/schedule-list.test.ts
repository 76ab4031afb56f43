import type { Schedule } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
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

const inMinutes = (count: number) => toIso(api.clock.nowMs() + minutes(count));
const items = async (query = '') =>
  (await api.call('GET', `/api/schedule${query}`, { token: editor.token })).json<Schedule>().items;
const told = async (query?: string) =>
  (await items(query)).map(({ kind, title, change, isDone }) => [kind, title, change, isDone]);

test('it holds what is scheduled of every kind, the earliest first', async () => {
  const [from, until] = [inMinutes(20), inMinutes(40)];
  const post = await editor.create('post', samples.post, { publish: { from, until } });
  const live = await editor.create('project', samples.project, { publish: true });
  await editor.save(live, { ...samples.project, title: 'Next' }, { publish: { from: inMinutes(10) } });
  const [title, project] = [samples.post.title, samples.project.title];
  expect(await told()).toEqual([
    ['project', project, 'live', false],
    ['post', title, 'live', false],
    ['post', title, 'down', false],
  ]);
  expect((await items())[1]).toMatchObject({ record: post.record._id, at: from });
  expect(await told(`?from=${from}&to=${until}`)).toEqual([['post', title, 'live', false]]);

  api.clock.advance(minutes(30));
  expect(await told()).toEqual([
    ['project', 'Next', 'live', true],
    ['post', title, 'live', true],
    ['post', title, 'down', false],
  ]);
});

test('it leaves out what was called off, what is in the trash, and what was published at once', async () => {
  const publish = { from: inMinutes(20) };
  const called = await editor.create('post', samples.post, { publish });
  await editor.ask('DELETE', `${pathOf(called)}/publications/${called.publications[0]?._id}`);
  const trashed = await editor.create('project', samples.project, { publish });
  await editor.ask('DELETE', pathOf(trashed));
  await editor.create('technology', samples.technology, { publish: true });
  expect(await items()).toEqual([]);
});

test('it is for editors, and its moments have a zone', async () => {
  expect((await api.call('GET', '/api/schedule')).statusCode).toBe(401);
  const answer = await api.call('GET', '/api/schedule?from=2026-11-21T08:00:00', { token: editor.token });
  expect(answer.json()).toMatchObject({ fields: { from: expect.any(String) as string } });
});
