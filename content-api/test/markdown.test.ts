import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { importContent } from '../src/features/transfer/import-content.ts';
import { kinds } from '../src/contract/index.ts';
import type { Post, Project } from '../src/contract/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
import { draw } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

type PagePost = Post & { contentHtml?: string; excerpt?: string };

const written = { ...samples.post, format: 'markdown', content: '# Slow *pages*\n\nCost **money**.' };
const writtenHtml = '<h2 id="s-slow-pages">Slow <em>pages</em></h2>\n<p>Cost <strong>money</strong>.</p>\n';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

async function create<T = Post>(body: object, path = '/api/content'): Promise<T> {
  const answer = await api.call('POST', path, { token, body });
  expect(answer.statusCode).toBe(201);
  return answer.json<T>();
}

const change = async (post: Post, body: object) =>
  (await api.call('PATCH', `/api/content/${post._id}`, { token, body })).json<Post>();
const pageOf = async (id: string, path = '/api/content') =>
  (await api.call('GET', `${path}/${id}?view=page`)).json<PagePost>();

test('a record says that it is Markdown, and is plain when it says so or nothing', async () => {
  expect(await create(written)).toMatchObject({ format: 'markdown', content: written.content });
  expect(await create(samples.post)).not.toHaveProperty('format');
  const plain = await create({ ...samples.post, format: 'plain' });
  expect(plain).not.toHaveProperty('format');
  const rows = await api.context.database.queries.selectFrom('revisions').select('data').execute();
  expect(rows.filter(({ data }) => JSON.stringify(data).includes('"plain"'))).toEqual([]);
});

test.each(['html', 'Markdown', 1, null, ''])('the format %j is refused by name', async (value) => {
  const answer = await api.call('POST', '/api/content', { token, body: { ...samples.post, format: value } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { format: 'Format must be plain or markdown' } });
});

test('a change that does not name the format keeps it; a named one replaces it', async () => {
  const post = await create(written);
  expect(await change(post, { title: 'New' })).toHaveProperty('format', 'markdown');
  expect(await change(post, { format: 'plain' })).not.toHaveProperty('format');
  expect(await change(post, { title: 'Newer' })).not.toHaveProperty('format');
  const project = await create<Project>({ ...samples.project, format: 'markdown' }, '/api/projects');
  const replaced = await api.call('PUT', `/api/projects/${project._id}`, { token, body: samples.project });
  expect(replaced.json()).toHaveProperty('format', 'markdown');
});

test('the page of a Markdown record has its HTML; the specified answer stays as it is', async () => {
  const post = await create(written);
  expect(await pageOf(post._id)).toEqual({
    ...post,
    contentHtml: writtenHtml,
    excerpt: 'Slow pages\nCost money.',
    readingMinutes: 1,
  });
  for (const query of ['', '?view=card', '?view=', '?view=page&view=page', '?other=1'])
    expect((await api.call('GET', `/api/content/${post._id}${query}`)).json()).toEqual(post);
});

test('the page of a plain record has no HTML', async () => {
  const post = await create({ ...samples.post, content: '# as *written*' });
  expect(await pageOf(post._id)).toEqual({ ...post, excerpt: '# as *written*', readingMinutes: 1 });
});

test('the page of a long text has its reading time and links to its main headings', async () => {
  const part = (title: string) => `# ${title}\n\n${'word '.repeat(250)}\n\n`;
  const long = await create({ ...written, content: part('A') + part('B') + part('C') });
  expect(await pageOf(long._id)).toMatchObject({
    readingMinutes: 3,
    contentOutlineHtml:
      '<ol><li><a href="#s-a">A</a></li><li><a href="#s-b">B</a></li><li><a href="#s-c">C</a></li></ol>',
  });
  const short = await create({ ...written, content: '# A\n# B\n# C' });
  expect(await pageOf(short._id)).not.toHaveProperty('contentOutlineHtml');
});

test('headings of every script have their words as anchors, however their letters are composed', async () => {
  const content = [
    '# Größe',
    '# Gro\u0308ße',
    '# हिन्दी में',
    '# ❤️ Любовь',
    '# 1️⃣ Start',
    '# ★',
    `# ${'𝔵'.repeat(40)}`,
  ];
  const post = await create({ ...written, content: content.join('\n\n') });
  const { contentHtml } = await pageOf(post._id);
  expect([...String(contentHtml).matchAll(/ id="s-([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'größe',
    'größe-2',
    'हिन्दी-में',
    'любовь',
    '1-start',
    'section',
    '𝔵'.repeat(30),
  ]);
});

test('both texts of a project are rendered, with ids of their own, by slug and in no list', async () => {
  const body = {
    ...samples.project,
    format: 'markdown',
    slug: 'harbour',
    technicalDescription: '# How',
    learningDescription: '# How\n\n[a](https://x.example)',
  };
  await create(body, '/api/projects');
  expect(await pageOf('harbour', '/api/projects')).toMatchObject({
    technicalDescriptionHtml: '<h2 id="s-how">How</h2>\n',
    learningDescriptionHtml:
      '<h2 id="s-2_how">How</h2>\n<p><a href="https://x.example" rel="noopener">a</a></p>\n',
  });
  expect((await api.call('GET', '/api/projects')).body).not.toContain('Html');
});

test('cards and the search know the words and not the marks', async () => {
  await create({ ...written, content: '**Bold** [linked](https://hidden.example)\n\n`code` \\*' });
  await create({ ...samples.post, title: 'Plain', content: '**stars** stay' });
  const cards = (await api.call('GET', '/api/content?view=card')).json<{ items: { excerpt: string }[] }>();
  expect(cards.items.map(({ excerpt }) => excerpt).sort()).toEqual(['**stars** stay', 'Bold linked\ncode *']);
  const found = async (q: string) =>
    (await api.call('GET', `/api/content?view=card&q=${encodeURIComponent(q)}`)).json<{ total: number }>()
      .total;
  expect(await found('bold linked')).toBe(1);
  expect(await found('hidden.example')).toBe(0);
  expect(await found('**stars')).toBe(1);
});

test('pictures, cells and tasks are words of their own in a card and in the search', async () => {
  const content = [
    'Quay![Crane](/media/crane.png)![Boat](/media/boat.png)side',
    '| Mast | Sail |\n| --- | --- |\n| ![Rope](/media/rope.png)Knot | Hull |',
    '- [ ] Paint\n- [x] Tar',
  ];
  await create({ ...written, content: content.join('\n\n') });
  const find = async (q: string) =>
    (await api.call('GET', `/api/content?view=card&q=${q}`)).json<{ items: { excerpt: string }[] }>().items;
  const [card] = await find('');
  expect(card?.excerpt).toBe('Quay Crane Boat side\nMast\nSail\nRope Knot\nHull\nPaint\nTar');
  for (const word of ['boat', 'knot', 'sail']) expect(await find(word)).toHaveLength(1);
});

test('previews show the HTML of a draft, and history brings the format back', async () => {
  const editor = await signInEditor(api);
  const made = await editor.create('post', { ...samples.post, format: 'markdown' }, { publish: true });
  const saved = await editor.save(made, { ...written, format: 'plain' });
  const link = await api.call('POST', '/api/previews', {
    token,
    body: { record: `post/${made.record._id}` },
  });
  const opened = link.json<{ url: string }>().url.split('/').at(-1) ?? '';
  const address = `/api/content/${made.record._id}?view=page`;
  const shown = async () =>
    (await api.call('GET', address, { headers: { 'x-preview': opened } })).json<PagePost>();
  expect(await shown()).not.toHaveProperty('contentHtml');
  const again = await editor.save(saved, written);
  expect(again.draft?.data).toMatchObject({ format: 'markdown' });
  expect(await shown()).toHaveProperty('contentHtml', writtenHtml);
  expect(await pageOf(made.record._id)).not.toHaveProperty('contentHtml', writtenHtml);
});

test('an own picture has the size and the alt text of the library, also after those change', async () => {
  const library = await signInLibrarian(api);
  const { media } = await library.upload(await draw().png().toBuffer(), 'tree.png');
  const post = await create({ ...written, content: `![](${media.url} "A tree")` });
  const size = `width="${media.width}" height="${media.height}"`;
  expect((await pageOf(post._id)).contentHtml).toContain(`alt="" ${size}`);
  const url = `/api/media/${media._id}`;
  await api.call('PATCH', url, { token, body: { alt: 'An oak' } });
  expect((await pageOf(post._id)).contentHtml).toContain(`alt="An oak" ${size}`);
  const revision = async () => (await api.call('GET', '/api/revision')).body;
  const before = await revision();
  await api.call('PATCH', url, { token, body: { name: 'oak' } });
  expect(await revision()).toBe(before);
});

test('export and import carry the format', async () => {
  await create(written);
  const file = await exportContent(api.context.database.queries, kinds);
  expect(file).toMatchObject({ posts: [{ format: 'markdown' }] });
  const copy = await openTestDatabase();
  await migrate(copy, { migrations });
  const read = contentFileSchemaOf(kinds).parse(JSON.parse(JSON.stringify(file)));
  await importContent(copy.queries, read, '2026-11-20T00:00:00.000Z', kinds);
  expect(await exportContent(copy.queries, kinds)).toEqual(file);
  await copy.close();
});
