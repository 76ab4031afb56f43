import type { Technology } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

async function create(name: string): Promise<Technology> {
  const body = { ...samples.technology, name };
  return (await api.call('POST', '/api/technologies', { token, body })).json<Technology>();
}
const put = (technologies: object[]) =>
  api.call('PUT', '/api/technologies', { token, body: { technologies } });
const list = async () =>
  (await api.call('GET', '/api/technologies')).json<{ technologies: Technology[] }>().technologies;

test('the list is changed by _id, new rows are added and rows left out stay', async () => {
  const [react, vue] = [await create('React'), await create('Vue')];
  const answer = await put([
    { ...react, isSelected: false },
    { ...samples.technology, name: 'Svelte' },
  ]);
  expect(answer.json()).toMatchObject({ success: true, message: 'Technologies saved successfully!' });
  const rows = await list();
  expect(rows.map(({ name, isSelected }) => [name, isSelected])).toEqual([
    ['React', false],
    ['Vue', true],
    ['Svelte', true],
  ]);
  expect(rows[1]).toEqual(vue);
  expect(answer.json<{ data: { technologies: Technology[] } }>().data.technologies).toEqual(rows);
});

test('one bad row leaves the whole list as it was', async () => {
  const react = await create('React');
  const clash = await put([
    { ...react, isSelected: false },
    { ...samples.technology, name: 'react' },
  ]);
  expect(clash.statusCode).toBe(409);
  const invalid = await put([
    { ...react, isSelected: false },
    { ...samples.technology, category: 'other' },
  ]);
  expect(invalid.json()).toMatchObject({
    fields: { 'technologies.1.category': expect.any(String) as string },
  });
  expect(await list()).toEqual([react]);
});

test('two rows may swap their names in one save', async () => {
  const [react, vue] = [await create('React'), await create('Vue')];
  const answer = await put([
    { ...react, name: 'Vue' },
    { ...vue, name: 'React' },
  ]);
  expect(answer.statusCode).toBe(200);
});

test('a stale row is 409 with that row, and nothing is saved', async () => {
  const react = await create('React');
  const vue = await create('Vue');
  await put([{ ...react, isSelected: false }]);
  const stale = await put([{ ...vue, isSelected: false }, react]);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { _id: react._id, isSelected: false } });
  expect((await list())[1]).toEqual(vue);
});

test('initialize fills an empty table once and tells how many were added', async () => {
  const first = await api.call('POST', '/api/technologies/initialize', { token });
  const { count, message } = first.json<{ count: number; message: string }>();
  expect(await list()).toHaveLength(count);
  expect(message).toBe(`Technologies initialized successfully! ${count} technologies added.`);
  const second = await api.call('POST', '/api/technologies/initialize', { token });
  expect(second.statusCode).toBe(409);
});

test('parallel initializing fills the table once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.call('POST', '/api/technologies/initialize', { token })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('the same name in another category is another technology', async () => {
  await create('React');
  const other = { ...samples.technology, name: 'REACT', category: 'api' };
  expect((await api.call('POST', '/api/technologies', { token, body: other })).statusCode).toBe(201);
  expect((await api.call('POST', '/api/technologies', { token, body: other })).statusCode).toBe(409);
});

test('a row that somebody deleted since the list was read is refused, and stays deleted', async () => {
  const [react, vue] = [await create('React'), await create('Vue')];
  await api.call('DELETE', `/api/records/technology/${react._id}`, { token });
  const stale = await put([react, { ...vue, isSelected: false }]);
  expect(stale.statusCode).toBe(409);
  expect(await list()).toEqual([vue]);
  // A row that nobody knows is added, as before.
  expect((await put([{ ...react, _id: 'f'.repeat(24) }])).statusCode).toBe(200);
});
