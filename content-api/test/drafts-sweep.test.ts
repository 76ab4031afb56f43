import { kinds as allKinds } from '../src/contract/index.ts';
import type { Kind, RecordView } from '../src/contract/index.ts';
import { line } from '../src/contract/kinds/fields.ts';
import { defineKind } from '../src/contract/kinds/kind.ts';
import { everyCallOf } from '../src/contract/calls/every-call.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { addressOf } from './support/every-call.ts';
import { colorOf, wholeValues } from './support/whole-values.ts';

const madeUp = defineKind({
  name: 'talk',
  plural: 'talks',
  path: '/api/talks',
  words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
  fields: { title: line('Title', { required: true, max: 200 }) },
  titleField: 'title',
  card: ['title'],
});
const kinds = [...allKinds, madeUp];
const word = 'sentinel';
const isIn = (text: string) => text.includes(word) || text.includes(colorOf(word));

let api: TestApp;
let editor: Editor;
/** Everything that a visitor could guess: ids, slugs and the ids of revisions. */
const guesses = new Set<string>(['plain', word]);
beforeAll(async () => {
  api = await buildTestApp({ kinds });
  editor = await signInEditor(api);
  for (const kind of kinds) for (const view of await leaveDrafts(kind)) note(view);
});
afterAll(() => api.close());

function note({ record, draft }: RecordView): void {
  guesses.add(record._id);
  if (draft !== null) guesses.add(draft.revision);
}

/** A draft, a scheduled record, a draft over a live one, one in the trash, one that was taken from the public. */
async function leaveDrafts(kind: Kind): Promise<RecordView[]> {
  const data = wholeValues(kind, word);
  const whole = wholeValues(kind, 'plain');
  const publish = { from: '2027-01-01T00:00:00Z' };
  if (kind.single === true) {
    const live = await editor.ask('PUT', `${kind.name}/${kind.name}`, {
      data: whole,
      publish: true,
    });
    return [await editor.save(live.view, data, { publish })];
  }
  const draft = await editor.create(kind.name, data);
  const live = await editor.create(kind.name, whole, { publish: true });
  const waiting = await editor.save(live, data, { publish });
  const trashed = await editor.create(kind.name, data);
  await editor.ask('DELETE', pathOf(trashed));
  return [draft, waiting, trashed];
}

const open = everyCallOf(kinds).filter(({ access, method }) => access === 'public' && method === 'GET');
const queries = ['', '?view=card', '?view=search', `?view=card&q=${word}`, `?view=card&tag=${word}`];
const more = ['?order=hand', '?view=card&featured=true', '?view=card&order=hand&size=100'];

test.each(open.map((call) => [call.id, call] as const))('%s tells nothing of a draft', async (_id, call) => {
  const addresses = call.params === undefined ? [''] : [...guesses];
  for (const guess of addresses) {
    for (const query of call.query === undefined ? [''] : [...queries, ...more]) {
      const url = `${addressOf(call, { id: guess, slug: guess })}${query}`;
      const answer = await api.call('GET', url);
      expect([url, isIn(answer.body)]).toEqual([url, false]);
    }
  }
});

test('a draft that nothing public belongs to is not there, by its id and by its slug', async () => {
  for (const url of [`/api/services/slug/${word}`, `/api/content/${word}`, `/api/projects/${word}`])
    expect((await api.call('GET', url)).statusCode).toBe(404);
  const list = await editor.list('post', '?state=draft');
  expect((await api.call('GET', `/api/content/${list.items[0]?._id ?? ''}`)).statusCode).toBe(404);
});

test('the calls of editors are closed to strangers', async () => {
  const calls = everyCallOf(kinds).filter(
    ({ path }) => path.startsWith('/api/records') || path === '/api/audit',
  );
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) {
    const url = addressOf(call, { kind: 'post', id: [...guesses][3] ?? '' });
    const answer = await api.call(call.method, url, { body: call.method === 'GET' ? undefined : {} });
    expect([call.id, answer.statusCode, isIn(answer.body)]).toEqual([call.id, 401, false]);
  }
});

test('the sweep would see the word: published, it is in every kind', async () => {
  const { token } = editor;
  for (const kind of kinds) {
    const { items } = await editor.list(kind.name, `?sort=created`);
    expect([kind.name, isIn(JSON.stringify(items))]).toEqual([kind.name, true]);
  }
  expect((await api.call('GET', '/api/audit', { token })).statusCode).toBe(200);
});
