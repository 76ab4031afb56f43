import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { everyRow } from './support/every-row.ts';

interface Batch {
  _id: string;
  state: string;
  progress: { done: number };
  counts: { created: number };
}

const itemsOf = (titles: readonly string[]) =>
  titles.map(
    (title, index) => `<item><title>${title}</title><link>https://old.example/2020/${title}/</link>
  <content:encoded><![CDATA[<p>Of ${title}, with <a href="https://old.example/2020/Oak/">oak</a>.</p>]]></content:encoded>
  <wp:post_id>${index + 1}</wp:post_id><wp:post_name>${title.toLowerCase()}</wp:post_name>
  <wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><wp:status>publish</wp:status>
  <wp:post_type>${title === 'Elm' ? 'page' : 'post'}</wp:post_type>
  <category domain="post_tag"><![CDATA[Wood]]></category></item>`,
  );
const fileOf = (...titles: string[]) =>
  Buffer.from(
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:base_blog_url>https://old.example</wp:base_blog_url>${itemsOf(titles).join('')}</channel></rss>`,
  );

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '100' } });
  ({ token } = await api.login());
});
afterEach(() => api.close());

/** Every row but for the trail of what was done. */
async function rows(): Promise<object> {
  const all = await everyRow(api.context.database.queries);
  const { audit: _audit, imports: _imports, meta: _meta, sessions: _sessions, throttles: _t, ...rest } = all;
  return rest;
}

const batchOf = async (id: string) => (await api.call('GET', `/api/imports/${id}`, { token })).json<Batch>();
const reach = (id: string, is: (batch: Batch) => boolean) => eventually(() => batchOf(id), is);
const act = (id: string, action: string) => api.call('POST', `/api/imports/${id}/${action}`, { token });

async function bringIn(...titles: string[]): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'old.xml' };
  const sent = await api.call('POST', '/api/imports', { token, body: fileOf(...titles), headers });
  const { _id: id } = sent.json<Batch>();
  await reach(id, ({ state }) => state === 'ready');
  await act(id, 'run');
  await reach(id, ({ state }) => state === 'drafts');
  return id;
}

test('a batch that is brought in twice, published and undone leaves every row as it was', async () => {
  await api.call('POST', '/api/content', {
    token,
    body: { title: 'Own', content: 'Ours.', author: 'Mira', date: '2021-03-04', tags: ['Wood'], slug: 'ash' },
  });
  const before = await rows();
  const id = await bringIn('Ash', 'Oak', 'Elm');
  expect((await batchOf(id)).counts.created).toBe(3);
  await act(id, 'run');
  const again = await reach(id, ({ state }) => state === 'drafts');
  expect(again.counts).toMatchObject({ created: 0, unchanged: 3 });
  expect((await act(id, 'publish')).json()).toMatchObject({ state: 'public' });
  const posts = (await api.call('GET', '/api/content', {})).json<{ slug: string; content: string }[]>();
  expect(posts.map(({ slug }) => slug).sort()).toEqual(['ash', 'ash-2', 'oak']);
  expect(posts.find(({ slug }) => slug === 'ash-2')?.content).toBe('Of Ash, with [oak](/blog/oak).');
  expect((await act(id, 'undo')).json()).toMatchObject({ state: 'undone' });
  expect(await rows()).toEqual(before);
});

test('others are answered while a large batch is published, and while it is undone', async () => {
  const id = await bringIn(...Array.from({ length: 150 }, (_one, index) => `Post ${index}`));
  for (const [action, end] of [
    ['publish', 'public'],
    ['undo', 'undone'],
  ] as const) {
    const done = act(id, action);
    const seen = await reach(
      id,
      ({ state, progress }) => state === end || (state === 'running' && progress.done > 0),
    );
    expect(seen.state).toBe('running');
    expect((await done).json()).toMatchObject({ state: end });
  }
});
