import type { Post } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
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

test('the tags are those of every post', async () => {
  await create();
  await create({ ...samples.post, tags: ['Design'] });
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

test('the page of a post leads on to the next older one and to those that share most tags', async () => {
  const made = async (title: string, day: string, tags: string[]) =>
    create({ ...samples.post, title, date: `2026-01-${day}`, tags });
  const oldest = await made('Oldest', '01', ['Design']);
  await made('Both', '02', ['SEO', 'Design']);
  await made('Other', '03', ['Mobile']);
  const read = await made('Read', '04', ['Design', 'SEO']);
  await made('One', '05', ['SEO']);
  await made('Another', '06', ['SEO']);
  await made('design', '07', ['design']);
  const page = async ({ _id }: Post) =>
    (await api.call('GET', `/api/content/${_id}?view=page`)).json<{ next?: Post; related?: Post[] }>();

  const { next, related } = await page(read);
  expect(next).toMatchObject({ title: 'Other', excerpt: samples.post.content });
  expect(related?.map(({ title }) => title)).toEqual(['Both', 'Another', 'One']);
  expect(related?.[0]).not.toHaveProperty('content');
  const last = await page(oldest);
  expect(last).not.toHaveProperty('next');
  expect(last.related?.map(({ title }) => title)).toEqual(['Read', 'Both']);
  const alone = await page({ ...read, _id: next?._id ?? '' });
  expect(alone).toHaveProperty('next.title', 'Both');
  expect(alone).not.toHaveProperty('related');
});

test('a draft is neither next nor related', async () => {
  const editor = await signInEditor(api);
  await editor.create('post', { ...samples.post, date: '2026-01-01' });
  const post = await create({ ...samples.post, date: '2026-01-02' });
  const page = (await api.call('GET', `/api/content/${post._id}?view=page`)).json<object>();
  expect(page).not.toHaveProperty('next');
  expect(page).not.toHaveProperty('related');
});

test('the page and the card of a founder’s post have the founder’s face, no other post and no plain list', async () => {
  const [founder] = samples.founders.founders;
  const saved = await api.call('PUT', '/api/founders', { token, body: samples.founders });
  expect(saved.statusCode).toBe(200);
  const own = await create({ ...samples.post, author: ` ${founder?.name.toUpperCase()}` });
  const other = await create({ ...samples.post, author: 'Somebody Else' });
  const page = async ({ _id }: Post) =>
    (await api.call('GET', `/api/content/${_id}?view=page`)).json<object>();
  expect(await page(own)).toHaveProperty('authorFace', founder?.image);
  expect(await page(other)).not.toHaveProperty('authorFace');
  const cards = (await api.call('GET', '/api/content?view=card')).json<{ items: Post[] }>().items;
  const cardOf = ({ _id }: Post) => cards.find((card) => card._id === _id);
  expect(cardOf(own)).toMatchObject({ authorFace: founder?.image, readingMinutes: 1 });
  expect(cardOf(other)).not.toHaveProperty('authorFace');
  expect((await api.call('GET', `/api/content/${own._id}`)).json()).not.toHaveProperty('authorFace');
  expect((await api.call('GET', '/api/content')).json<object[]>()[0]).not.toHaveProperty('authorFace');
});

test('the beginning of a text in a form is the one that its card will have', async () => {
  const data = { content: '# On **speed**\n\nA [page](/a) that\nopens `fast`.', format: 'markdown' };
  const typed = await api.call('POST', '/api/records/post/excerpt', { token, body: { data } });
  expect(typed.json()).toEqual({ excerpt: 'On speed\nA page that\nopens fast.' });
  await create({ ...samples.post, ...data });
  const { items } = (await api.call('GET', '/api/content?view=card')).json<{ items: object[] }>();
  expect(items[0]).toMatchObject(typed.json());

  const plain = { data: { ...data, format: 'plain' } };
  const asTyped = await api.call('POST', '/api/records/post/excerpt', { token, body: plain });
  expect(asTyped.json()).toEqual({ excerpt: data.content });
  const without = await api.call('POST', '/api/records/project/excerpt', { token, body: { data: {} } });
  expect(without.json()).toEqual({ excerpt: '' });
});
