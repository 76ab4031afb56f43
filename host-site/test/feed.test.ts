import { brotliDecompressSync } from 'node:zlib';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { posts } from './stub-content.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.app.close());

const [first] = posts;

async function contents(): Promise<string[]> {
  const { body } = await site.app.inject('/feed.xml');
  const unescaped = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return [...body.matchAll(/<content type="html">([^<]*)<\/content>/g)].map(([, text = '']) =>
    unescaped(text),
  );
}

test('the feed has the whole text of a plain post, a paragraph a line', async () => {
  site.api.posts = [{ ...first!, content: 'Fast & small\n\n<b>Second</b>' }];
  expect(await contents()).toEqual(['<p>Fast &amp; small</p><p>&lt;b&gt;Second&lt;/b&gt;</p>']);
});

test('the feed has the HTML of a Markdown post, with absolute addresses', async () => {
  const contentHtml =
    '<h2 id="s-a">A</h2>\n<figure><picture><source srcset="/media/a-480.webp 480w"><img src="/media/a.png"></picture></figure>';
  site.api.posts = [Object.assign({}, first, { contentHtml })];
  expect(await contents()).toEqual([
    contentHtml
      .replace('"/media/a-480', '"https://studio.test/media/a-480')
      .replace('"/media/a.png', '"https://studio.test/media/a.png'),
  ]);
});

test('a feed of very long posts ends with summaries', async () => {
  const content = 'word '.repeat(80_000).trim();
  site.api.posts = ['1', '2', '3', '4'].map((end) => ({
    ...first!,
    _id: `67000000000000000000000${end}`,
    content,
  }));
  expect(await contents()).toHaveLength(2);
  const { body } = await site.app.inject('/feed.xml');
  expect(body.match(/<summary>/g)).toHaveLength(4);
});

test('one character that XML has no place for leaves the documents readable', async () => {
  site.api.posts = [{ ...first!, title: 'A\ufffe post\u0001', content: 'Fast\uffff \ud800words' }];
  const { body } = await site.app.inject('/feed.xml');
  expect(body).toContain('<title>A post</title>');
  expect(await contents()).toEqual(['<p>Fast words</p>']);
});

test('an entry keeps its id under another slug, and says when it was published again', async () => {
  const id = '<id>urn:uuid:67000000-0000-8000-8000-000001000000</id>';
  site.api.posts = [Object.assign({}, first, { slug: 'one' })];
  const before = (await site.app.inject('/feed.xml')).body;
  site.api.posts = [Object.assign({}, first, { slug: 'two', updatedAt: '2026-05-06T07:08:09.000Z' })];
  site.api.revision = 'r2';
  site.later(1_001);
  const after = (await site.app.inject('/feed.xml')).body;
  expect(before).toContain(id);
  expect(after).toContain(id);
  expect(after).toContain('href="https://studio.test/blog/two"');
  expect(before).not.toContain('<updated>2026-05-06');
  expect(after.match(/<updated>2026-05-06T07:08:09.000Z/g)).toHaveLength(2);
});

test.each(['/feed.xml', '/sitemap.xml', '/robots.txt'])(
  '%s is compressed, and 304 for who has it by tag or by time',
  async (url) => {
    const get = (headers: Record<string, string> = {}) => site.app.inject({ url, headers });
    const plain = await get();
    const small = await get({ 'accept-encoding': 'br' });
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const { etag = '', 'last-modified': modified = '' } = plain.headers;
    expect(small.headers.etag).toBe(etag);
    const conditions: Record<string, string>[] = [
      { 'if-none-match': `"x", ${etag}` },
      { 'if-modified-since': String(modified) },
    ];
    for (const condition of conditions) {
      const again = await get(condition);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = { 'if-none-match': '"x"', 'if-modified-since': String(modified) };
    expect((await get(other)).statusCode).toBe(200);
    expect((await get({ 'if-modified-since': 'Wed, 31 Dec 1969 00:00:00 GMT' })).statusCode).toBe(200);
  },
);

test.each([
  ['It is done.', 'It is done...'],
  ['It is done', 'It is done...'],
  ['And so on...', 'And so on...'],
])('three dots follow the excerpt %j, its own among them', async (excerpt, expected) => {
  site.api.posts = [Object.assign({}, first, { excerpt, content: excerpt })];
  expect((await site.app.inject('/feed.xml')).body).toContain(`<summary>${expected}</summary>`);
  expect((await site.app.inject('/blog')).body).toContain(`>${expected}</p>`);
  const page = (await site.app.inject(`/blog/${first!._id}`)).body;
  expect(page).toContain(`<meta name="description" content="${expected}"`);
});
