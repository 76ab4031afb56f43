import { findKind, inputSchemaOf, kinds } from '../src/contract/index.ts';
import type { KindList } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildTestApp();
});
afterAll(() => api.close());

test('only an admin can read the definitions as JSON', async () => {
  expect((await api.call('GET', '/api/kinds')).statusCode).toBe(401);
  const { token } = await api.login();
  const answer = await api.call('GET', '/api/kinds', { token });
  const list = answer.json<KindList>().kinds;
  expect(list.map(({ name, single, order }) => ({ name, single, order }))).toEqual(
    kinds.map(({ name, single = false, order = 'time' }) => ({ name, single, order })),
  );
  expect(list[0]).toMatchObject({ path: '/api/projects', words: { screen: 'Project Management' } });
  expect(list[0]?.fields[0]).toEqual({
    name: 'title',
    type: 'line',
    label: 'Title',
    required: true,
    max: 200,
  });
  expect(list[1]?.fields.find(({ name }) => name === 'subServices')).toMatchObject({
    type: 'list',
    item: { type: 'group' },
  });
});

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'a draft of a %s may be empty, but what it holds is checked',
  (_name, kind) => {
    const schema = inputSchemaOf(kind, 'draft');
    expect(schema.safeParse({}).error?.issues).toBeUndefined();
    expect(schema.safeParse({ [kind.titleField]: 'x'.repeat(100_001) }).success).toBe(false);
    expect(schema.safeParse({ nonsense: 1 }).success).toBe(false);
  },
);

test('a kind is found by its name', () => {
  expect(findKind('post')?.path).toBe('/api/content');
  expect(findKind('nothing')).toBeUndefined();
});
