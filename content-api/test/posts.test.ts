import type { Post } from '../src/contract/index.ts';
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

async function create(body: object = samples.post): Promise<Post> {
  return (await api.call('POST', '/api/content', { token, body })).json<Post>();
}

test('a post is stored trimmed, with its day as an instant and no image when none was given', async () => {
  const post = await create({ ...samples.post, title: '  A budget ', content: 'a\r\nb\n' });
  expect(post).toMatchObject({ title: 'A budget', content: 'a\nb', date: '2026-11-01T00:00:00.000Z' });
  expect(post).not.toHaveProperty('image');
});

test('a PATCH changes what it names, and an empty image removes the picture', async () => {
  const post = await create({ ...samples.post, image: 'https://img.example/a.jpg' });
  const url = `/api/content/${post._id}`;
  const changed = await api.call('PATCH', url, { token, body: { title: 'New' } });
  expect(changed.json()).toMatchObject({
    title: 'New',
    image: 'https://img.example/a.jpg',
    tags: ['Performance'],
  });
  const removed = await api.call('PATCH', url, { token, body: { image: '' } });
  expect(removed.json()).not.toHaveProperty('image');
});

test('cards carry the first 150 code points and no content', async () => {
  await create({ ...samples.post, content: '🚀'.repeat(200) });
  const page = await api.call('GET', '/api/content?view=card');
  const [card] = page.json<{ items: { excerpt: string }[] }>().items;
  expect([...(card?.excerpt ?? '')]).toHaveLength(150);
  expect(card).not.toHaveProperty('content');
});

test('cards can be searched in title, content and author, whatever the case, and by tag', async () => {
  await create({ ...samples.post, title: 'Ärger', tags: ['Design'] });
  await create({ ...samples.post, author: 'Zoë', tags: ['Design', 'SEO'] });
  const count = async (query: string) =>
    (await api.call('GET', `/api/content?view=card&${query}`)).json<{ total: number }>().total;
  expect(await count(`q=${encodeURIComponent('ÄRGER')}`)).toBe(1);
  expect(await count(`q=${encodeURIComponent('zoë')}&tag=SEO`)).toBe(1);
  expect(await count('q=100%25')).toBe(0);
  expect(await count('tag=Design')).toBe(2);
});

test('the search index and the tags cover every post', async () => {
  await create();
  await create({ ...samples.post, tags: ['Design'] });
  const index = (await api.call('GET', '/api/content?view=search')).json<object[]>();
  expect(index).toHaveLength(2);
  expect(Object.keys(index[0] ?? {}).sort()).toEqual(['_id', 'author', 'content', 'date', 'tags', 'title']);
  expect((await api.call('GET', '/api/content/tags')).json()).toEqual({ tags: ['Design', 'Performance'] });
});

test('the list has the latest date first', async () => {
  await create({ ...samples.post, date: '2026-01-01', title: 'Old' });
  await create({ ...samples.post, date: '2026-11-20T10:00:00+05:30', title: 'New' });
  await create({ ...samples.post, date: '2026-05-05', title: 'Middle' });
  const list = (await api.call('GET', '/api/content')).json<Post[]>();
  expect(list.map(({ title }) => title)).toEqual(['New', 'Middle', 'Old']);
  expect(list[0]?.date).toBe('2026-11-20T04:30:00.000Z');
});

test.each(['infinity', '2024-02-30', '1969-12-31', '2101-01-01', '1', '2024-13-01', '', '2024-01-01 10:00'])(
  'the date %j is refused',
  async (date) => {
    const answer = await api.call('POST', '/api/content', { token, body: { ...samples.post, date } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('fields.date');
  },
);

test('a deleted post answers with the specified text', async () => {
  const post = await create();
  const answer = await api.call('DELETE', `/api/content/${post._id}`, { token });
  expect(answer.json()).toEqual({ success: true, message: 'Blog post deleted successfully' });
  const gone = await api.call('GET', `/api/content/${post._id}`);
  expect(gone.json()).toMatchObject({ success: false, message: 'Post not found', code: 'NOT_FOUND' });
});
