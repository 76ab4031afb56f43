import { markdownToHtml } from './to-html.ts';

const html = (text: string, files = new Map(), prefix = 's-') => markdownToHtml(text, { files, prefix }).html;
const flat = (text: string) => html(text).replaceAll('\n', '');

test('paragraphs, emphasis, lists, quotes, rules and line breaks are those of CommonMark', () => {
  expect(html('a *b* **c** `d` ~~e~~')).toBe(
    '<p>a <em>b</em> <strong>c</strong> <code>d</code> <s>e</s></p>\n',
  );
  expect(flat('- a\n- b\n  1. c')).toBe('<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>');
  expect(flat('3. a')).toBe('<ol start="3"><li>a</li></ol>');
  expect(flat('> a\n>\n> b')).toBe('<blockquote><p>a</p><p>b</p></blockquote>');
  expect(flat('a\n\n---\n\nb')).toBe('<p>a</p><hr><p>b</p>');
  expect(flat('a  \nb\\\nc')).toBe('<p>a<br>b<br>c</p>');
});

test('HTML is text', () => {
  const shown = html('a <b>b</b> &amp; &copy;\n\n<div>\n\n`<i>`');
  expect(shown).not.toMatch(/<(?:b|div|i)>/);
  expect(shown).toContain('&#x3C;b>');
  expect(shown).toContain('©');
});

test('headings go one level down and get ids that differ', () => {
  expect(flat('# Über *uns*\n## Über uns\n###### tief\n# 你好\n# !!!')).toBe(
    [
      '<h2 id="s-über-uns">Über <em>uns</em></h2>',
      '<h3 id="s-über-uns-2">Über uns</h3>',
      '<h6 id="s-tief">tief</h6>',
      '<h2 id="s-你好">你好</h2>',
      '<h2 id="s-section">!!!</h2>',
    ].join(''),
  );
  const ids = [...html('# a\n# a 2\n# a\n# a\n').matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
});

test('links to other sites say so, others do not', () => {
  expect(flat('[a](https://x.example/ "t") [b](/projects) [c](#s-c) <mailto:a@x.example>')).toBe(
    '<p><a href="https://x.example/" title="t" rel="noopener">a</a> <a href="/projects">b</a> ' +
      '<a href="#s-c">c</a> <a href="mailto:a@x.example" rel="noopener">mailto:a@x.example</a></p>',
  );
});

test('tables scroll within themselves and keep their alignment', () => {
  const table = flat('| a | b |\n|:-:|--:|\n| 1 | 2 |');
  expect(table).toContain('<div class="table" tabindex="0" role="region" aria-label="Table"><table>');
  expect(table).toContain('<th align="center">a</th><th align="right">b</th>');
  expect(table).toContain('<td align="center">1</td><td align="right">2</td>');
});

test('items of a task list have a checkbox that says what it is', () => {
  expect(flat('- [ ] a\n- [x] b\n- c [ ]')).toBe(
    '<ul><li class="task"><input type="checkbox" disabled aria-label="To do"> a</li>' +
      '<li class="task"><input type="checkbox" disabled checked aria-label="Done"> b</li><li>c [ ]</li></ul>',
  );
  expect(flat('- [ ] a\n\n- b')).toContain('<li class="task"><p><input type="checkbox" disabled');
});

test('footnotes stand at the end, and lead there and back', () => {
  const shown = flat('a[^x] b[^x]\n\n[^x]: **c**');
  expect(shown).toContain('<sup><a href="#s-note_1" aria-label="Footnote 1" id="s-ref_1">1</a></sup>');
  expect(shown).toContain('<sup><a href="#s-note_1" aria-label="Footnote 1" id="s-ref_1_1">1</a></sup>');
  expect(shown).toContain('<section class="footnotes" aria-label="Footnotes"><ol><li id="s-note_1">');
  expect(shown).toContain('<a href="#s-ref_1" aria-label="Back to the text">');
});

test('two texts of one page have no id in common', () => {
  const text = '# Words\n# 2 words\n# note 1\n\na[^1]\n\n[^1]: b';
  const idsOf = (shown: string) => [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const ids = [...idsOf(html(text)), ...idsOf(html(text, new Map(), 's-2_'))];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(10);
});

test('code is coloured by roles when its language is known', () => {
  expect(flat('```ts\nconst a = "x"; // b\n```')).toBe(
    '<pre tabindex="0"><code><span class="tok-keyword">const</span> a = <span class="tok-string">"x"</span>; ' +
      '<span class="tok-comment">// b</span></code></pre>',
  );
  expect(flat('```brainfuck\n+>\n```')).toBe('<pre tabindex="0"><code>+></code></pre>');
  expect(flat('```\n<a>\n```')).toBe('<pre tabindex="0"><code>&#x3C;a></code></pre>');
  expect(html('```diff\n+ a\n- b\n```')).toMatch(/tok-inserted.*\n.*tok-deleted/);
});

test('a picture alone in its paragraph is a figure with its title as the caption', () => {
  expect(flat('![A tree](https://x.example/a.png "By *us*")')).toBe(
    '<figure><img src="https://x.example/a.png" alt="A tree" loading="lazy" decoding="async" ' +
      'referrerpolicy="no-referrer"><figcaption>By *us*</figcaption></figure>',
  );
  expect(flat('![A tree](/assets/a.svg)')).toMatch(/^<figure><img [^>]*><\/figure>$/);
  expect(flat('[![A](/assets/a.svg "B")](/blog)')).toMatch(
    /^<figure><a href="\/blog"><img [^>]*><\/a><figcaption>B</,
  );
  expect(flat('a ![A tree](/assets/a.svg)')).toMatch(/^<p>a <img [^>]*><\/p>$/);
});

test('a picture of the library has its size, its smaller sizes, and its own alt text unless the text has one', () => {
  const file = { width: 1600, height: 900, alt: 'A tree', isAnimated: false, hasVariants: true };
  const files = new Map([['/media/5f/tree.png', file]]);
  const shown = html('![](/media/5f/tree.png)', files);
  expect(shown).toContain(
    '<source type="image/avif" srcset="/media/5f/tree-480.avif 480w, /media/5f/tree-800.avif 800w',
  );
  expect(shown).toContain('<source type="image/webp" srcset="/media/5f/tree-480.webp 480w');
  expect(shown).toContain(
    '<img src="/media/5f/tree.png" alt="A tree" width="1600" height="900" loading="lazy"',
  );
  expect(html('![Oak](/media/5f/tree.png)', files)).toContain('alt="Oak"');
  expect(html('![](/media/other.svg)')).not.toContain('<source');
});

test('an animation keeps still for visitors who asked for less motion', () => {
  const file = { width: 8, height: 8, alt: '', isAnimated: true, hasVariants: true };
  const shown = html('![a](/media/a.gif)', new Map([['/media/a.gif', file]]));
  expect(shown.match(/media="\(prefers-reduced-motion: reduce\)"/g)).toHaveLength(2);
  expect(shown).toContain('<img src="/media/a.gif"');
});

test('an own video in the place of a picture is a video; one of another site is not', () => {
  const file = { width: 640, height: 360, alt: '', isAnimated: false, hasVariants: false };
  expect(flat('![Tour](/media/a.mp4 "The tour")').replace(/ playsinline/, '')).toBe(
    '<figure><video src="/media/a.mp4" controls preload="metadata" aria-label="Tour"></video>' +
      '<figcaption>The tour</figcaption></figure>',
  );
  expect(html('![](/media/a.webm)', new Map([['/media/a.webm', file]]))).toContain(
    'width="640" height="360"',
  );
  expect(html('![Tour](https://x.example/a.mp4)')).not.toContain('<video');
});

test('a picture that no page may load is its alternative text', () => {
  expect(flat('![A tree](//x.example/a.png)')).toBe('<p>A tree</p>');
});

test('a text with three main headings has links to them', () => {
  const outlineOf = (text: string) => markdownToHtml(text, { files: new Map(), prefix: 's-' }).outline;
  expect(outlineOf('## A\n### no\n## B *&*\n## A')).toBe(
    '<ol><li><a href="#s-a">A</a></li><li><a href="#s-b">B &#x26;</a></li><li><a href="#s-a-2">A</a></li></ol>',
  );
  expect(outlineOf('# A\n## B\n# C')).toBe('');
});
