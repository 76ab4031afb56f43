import { htmlToMarkdown } from './html-to-markdown.ts';

const textOf = (html: string) => htmlToMarkdown(html)?.text;

test('a document of Word becomes headings, marks and nested lists', () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  const html = `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body><!--StartFragment-->
    <h1><b>Looms</b></h1>
    <p class="MsoNormal">They are <b>old</b> and <i style="mso-bidi-font-style:normal">slow</i>.<o:p></o:p></p>
    ${item(1, '·', 'Wood')}${item(2, 'o', 'Oak')}${item(1, '·', 'Wool')}
    <p class="MsoNormal"><o:p>&nbsp;</o:p></p>
    ${item(1, '1.', 'Warp')}${item(1, '2.', 'Weft')}<!--EndFragment--></body></html>`;
  expect(textOf(html)).toBe(
    '# Looms\n\nThey are **old** and *slow*.\n\n- Wood\n  - Oak\n- Wool\n\n1. Warp\n2. Weft',
  );
});

test('a document of Google Docs is not bold throughout', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Looms</span></h2>
    <p dir="ltr"><span style="font-weight:400">They are </span><span style="font-weight:700">old</span><span style="font-style:italic"> and slow</span>.</p>
    <ul><li dir="ltr"><p dir="ltr"><span>Wood</span></p></li><ul><li><p>Oak</p></li></ul><li><p>Wool</p></li></ul></b>`;
  expect(textOf(html)).toBe('## Looms\n\nThey are **old** *and slow*.\n\n- Wood\n  - Oak\n- Wool');
});

test('a web page keeps links, code, tables, tasks, quotes and pictures of the web', () => {
  const html = `<p>See <a href="https://a.test/b" title="x">this</a> and <a href="javascript:alert(1)">that</a>, <del>gone</del> <code>a*b</code>.</p>
    <pre><code class="language-ts">const a = 1;\nb();</code></pre>
    <table><tr><td><p>Name</p></td><td>Size</td></tr><tr><td>a|b</td><td><ul><li>1</li><li>2</li></ul></td></tr></table>
    <ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>
    <blockquote><p>Slow is <br>smooth</p></blockquote>
    <img src="https://a.test/c.png" alt="A loom"><img src="file:///C:/x.png"><img src="data:image/png;base64,AA==">`;
  expect(htmlToMarkdown(html)).toEqual({
    text: [
      'See [this](https://a.test/b) and that, ~~gone~~ `a*b`.',
      '```ts\nconst a = 1;\nb();\n```',
      '| Name | Size |\n| --- | --- |\n| a\\|b | 1 2 |',
      '- [x] done\n- [ ] open',
      '> Slow is\\\n> smooth',
      '![A loom](https://a.test/c.png)',
    ].join('\n\n'),
    picturesLeftOut: 2,
    picturesElsewhere: ['https://a.test/c.png'],
  });
});

test('tasks that are written as signs are tasks', () => {
  const html = '<ul><li>[ ] open</li><li><p>[x] done</p></li><li>[y] neither</li></ul>';
  expect(textOf(html)).toBe('- [ ] open\n- [x] done\n- \\[y\\] neither');
});

test.each([
  ['https://www.google.com/url?q=https://a.test/b%3Fc%3D1&sa=D&source=docs', 'https://a.test/b?c=1'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=05%7Cme',
    'https://a.test/b',
  ],
  ['https://www.google.com/search?q=https://a.test', 'https://www.google.com/search?q=https://a.test'],
  ['https://a.test/url?q=https://b.test', 'https://a.test/url?q=https://b.test'],
])('the link %s leads to %s', (href, address) => {
  expect(textOf(`<p><a href="${href.replaceAll('&', '&amp;')}">a</a></p>`)).toBe(`[a](${address})`);
});

test('a link that is led over another site does not run', () => {
  expect(textOf('<p><a href="https://www.google.com/url?q=javascript:alert(1)">a</a></p>')).toBe('a');
});

test('text that is only coloured is no Markdown', () => {
  expect(
    htmlToMarkdown('<div style="color:#fff"><span style="color:red">**a** _b_</span></div>'),
  ).toBeUndefined();
});

test('nothing of it runs or stays as HTML', () => {
  const html = `<p>a<script>alert(1)</script><style>b</style><iframe src="x"></iframe><svg onload="alert(1)"></svg><img src="x" onerror="alert(1)"></p><p onclick="alert(1)">&lt;b&gt;c</p>`;
  expect(textOf(html)).toBe('a\n\n\\<b>c');
});

test.each([
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr"><span>First paragraph.</span></p><br /><p dir="ltr"><span>Second paragraph.</span></p></b>',
    'First paragraph.\n\nSecond paragraph.',
  ],
  [
    'Apple Notes',
    '<div><b>Title</b></div><div><br></div><div>One</div><div><b><br></b></div><div>Two</div><br class="Apple-interchange-newline">',
    '**Title**\n\nOne\n\nTwo',
  ],
  ['a mail', '<p>One<br><br>Two<br>Three<br></p><p><br></p><p>Four</p>', 'One\n\nTwo\\\nThree\n\nFour'],
  [
    'a heading and a cell',
    '<h2>One<br>two</h2><table><tr><td>a<br>b</td><td>c</td></tr></table>',
    '## One two\n\n| a b | c |\n| --- | --- |',
  ],
  ['a list', '<ul><li>One<br></li><li>Two<br>lines</li></ul><p>End</p>', '- One\n- Two\\\n  lines\n\nEnd'],
])('line breaks of %s leave no line with a backslash', (_name, html, text) => {
  expect(textOf(html)).toBe(text);
});

test.each([
  ['<p><b>Bold</b><b> and</b> more</p>', '**Bold and** more'],
  ['<p><span style="font-weight:700">Note:</span>this <b>(one)</b></p>', '**Note**:this **(one)**'],
  ['<p>a<b>"b</b> c</p>', 'a"**b** c'],
  ['<p><b>Bold <strong>twice</strong></b></p>', '**Bold twice**'],
])('marks of %s show no asterisks', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test.each([
  [
    'a checkbox that touches its text',
    '<ul><li><input type="checkbox" checked>a</li><li><input type="checkbox">b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'a checklist of Google Docs',
    '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA==" aria-roledescription="checkbox"><p role="presentation">Milk</p></li><li role="checkbox" aria-checked="false"><p>Bread</p></li></ul>',
    '- [x] Milk\n- [ ] Bread',
  ],
  [
    'a table of Apple Notes',
    '<div><object><table><tr><td><div>A</div></td><td><div>B</div></td></tr><tr><td><div>1</div></td><td><div>2</div></td></tr></table></object></div>',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'merged cells',
    '<table><tr><td colspan="2">Both</td><td>C</td></tr><tr><td rowspan="2">R</td><td>x</td><td>y</td></tr><tr><td>z</td><td>w</td></tr></table>',
    '| Both |  | C |\n| --- | --- | --- |\n| R | x | y |\n|  | z | w |',
  ],
  [
    'a caption',
    '<table><caption>Prices</caption><tr><th>A</th><th>B</th></tr></table>',
    'Prices\n\n| A | B |\n| --- | --- |',
  ],
  [
    'lines of code',
    '<pre>if (a) {\n  b();\n}</pre><pre><div>one</div><div>  two</div></pre><pre><code class="language-ts">a<br>b</code></pre>',
    '```\nif (a) {\n  b();\n}\n```\n\n```\none\n  two\n```\n\n```ts\na\nb\n```',
  ],
  ['spaces at the beginning of a line', '<p>a</p><div>&nbsp;&nbsp;&nbsp;&nbsp;b&nbsp;c</div>', 'a\n\nb c'],
  [
    'raised and lowered digits',
    '<p>10<sup>-2</sup> H<span style="vertical-align:sub">2</span>O 1<sup>st</sup></p>',
    '10⁻² H₂O 1st',
  ],
  ['paragraphs of Slack', '<b>a</b><span data-stringify-type="paragraph-break"></span>b', '**a**\n\nb'],
  [
    'signs that mean something in Markdown',
    '<p>1) no list</p><p>&amp;copy; &amp;#65; R&amp;D;</p><h2>F #</h2><h2>C#</h2>',
    '1\\) no list\n\n\\&copy; \\&#65; R\\&D;\n\n## F \\#\n\n## C#',
  ],
])('the text of %s stays', (_name, html, text) => {
  expect(textOf(html)).toBe(text);
});

test('remarks in the margin and hidden parts are no text', () => {
  const html = `<p>Hi<span class=MsoCommentReference><a href="#_msocom_1">[AB1]</a></span> <b>there</b></p><p hidden>not this</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p>too dear</p></div></div>`;
  expect(textOf(html)).toBe('Hi **there**');
});
