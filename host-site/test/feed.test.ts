/** @jest-environment node */
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
