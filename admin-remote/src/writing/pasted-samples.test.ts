import { htmlToMarkdown } from './html-to-markdown.ts';

/** What programs put on the clipboard, in their own markup: program, HTML, and the text that is wanted. */
const samples: [program: string, html: string, text: string][] = [
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-number-format:General}</style></head><body><table border=0 cellpadding=0 style='border-collapse:collapse;width:144pt'><col width=64><!--StartFragment--><tr height=20><td height=20 class=xl65 style='height:15.0pt'>Thread</td><td class=xl65>Price</td></tr><tr><td>Linen</td><td align=right x:num>12</td></tr><!--EndFragment--></table></body></html>`,
    '| Thread | Price |\n| --- | --- |\n| Linen | 12 |',
  ],
  [
    'Google Sheets',
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td style="font-weight:bold;">Thread</td><td>Price</td></tr><tr><td>Wool</td><td data-sheets-value="{}">9</td></tr></tbody></table>`,
    '| Thread | Price |\n| --- | --- |\n| Wool | 9 |',
  ],
  [
    'LibreOffice Calc',
    `<html><head><meta name="generator" content="LibreOffice"/></head><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left"><font face="Liberation Sans">Reed</font></td><td align="right" sdval="4"><font>4</font></td></tr></table></body></html>`,
    '| Reed | 4 |\n| --- | --- |',
  ],
  [
    'LibreOffice Writer',
    `<html><body lang="en-US"><h1 class="western">Looms</h1><p style="line-height:100%;margin-bottom:0cm"><font face="Liberation Serif, serif"><font size="3">They are </font></font><i><b>slow</b></i>.</p><ol><li><p>Warp</p></li><li><p>Weft</p></li></ol></body></html>`,
    '# Looms\n\nThey are ***slow***.\n\n1. Warp\n2. Weft',
  ],
  [
    'Pages',
    `<html><body><p class="p1" style="margin:0px;font:24px Helvetica"><span class="s1">Looms</span></p><p class="p2" style="margin:0px;min-height:14px"><br></p><p class="p3"><span class="s1">They are <b>slow</b>.</span></p></body></html>`,
    'Looms\n\nThey are **slow**.',
  ],
  [
    'Notion',
    `<!-- notionvc: 1 --><h2>Looms</h2><p>They are <strong>slow</strong>, see <a href="https://a.test/loom">here</a>.</p><ul><li>Warp<ul><li>Linen</li></ul></li><li>Weft</li></ul><ul class="to-do-list"><li><input type="checkbox" checked=""/>Done</li></ul><blockquote>Slow is smooth</blockquote><hr/>`,
    '## Looms\n\nThey are **slow**, see [here](https://a.test/loom).\n\n- Warp\n  - Linen\n- Weft\n\n- [x] Done\n\n> Slow is smooth\n\n---',
  ],
  [
    'Confluence',
    `<div class="ak-renderer-document"><h3 data-local-id="1">Steps</h3><ol class="ak-ol" data-indent-level="1"><li><p data-renderer-start-pos="3">Warp</p></li><li><p>Weft</p></li></ol><p>Use <code class="code">reed</code> <span data-emoji-short-name=":smile:">😀</span></p></div>`,
    '### Steps\n\n1. Warp\n2. Weft\n\nUse `reed` 😀',
  ],
  [
    'GitHub',
    `<div class="markdown-heading"><h2 tabindex="-1">Install</h2><a id="install" class="anchor" aria-label="Permalink" href="#install"><svg></svg></a></div><div class="highlight highlight-source-shell"><pre>npm start</pre></div><p>Then <kbd>Ctrl</kbd>.</p>`,
    '## Install\n\n```\nnpm start\n```\n\nThen Ctrl.',
  ],
  [
    'Wikipedia',
    `<p>A <b>loom</b> is a <a href="https://en.wikipedia.org/wiki/Machine" title="Machine">machine</a>.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup></p><h3><span class="mw-headline" id="Use">Use</span></h3>`,
    'A **loom** is a [machine](https://en.wikipedia.org/wiki/Machine).\\[1\\]\n\n### Use',
  ],
  [
    'Outlook',
    `<html><body><p class=MsoNormal><span style='font-family:"Aptos",sans-serif'>Dear all,<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>The loom is <u>ready</u>.</p></body></html>`,
    'Dear all,\n\nThe loom is ready.',
  ],
  [
    'Gmail',
    `<div dir="ltr">Dear all,<div><br></div><div>The loom is <b>ready</b>.</div><div><ul><li style="margin-left:15px">Warp</li></ul></div></div>`,
    'Dear all,\n\nThe loom is **ready**.\n\n- Warp',
  ],
  [
    'Dropbox Paper',
    `<div class="ace-line"><h1>Looms</h1></div><div class="ace-line"><span class="author">They are slow</span></div><div class="ace-line"><ul class="listtype-bullet"><li><span>Warp</span></li></ul></div>`,
    '# Looms\n\nThey are slow\n\n- Warp',
  ],
  [
    'ChatGPT',
    `<h3 data-start="0">Looms</h3><p data-start="9">They are <em>old</em>:</p><ol><li data-start="1"><p><strong>Warp</strong> first</p></li></ol><pre class="overflow-visible!"><code class="whitespace-pre! language-js"><span>let</span> a = 1</code></pre>`,
    '### Looms\n\nThey are *old*:\n\n1. **Warp** first\n\n```js\nlet a = 1\n```',
  ],
  [
    'Medium',
    `<h3 name="a1" class="graf graf--h3">Looms</h3><p class="graf graf--p">They are <em class="markup--em">slow</em>.</p><figure class="graf graf--figure"><img class="graf-image" src="https://a.test/loom.jpg"><figcaption class="imageCaption">The loom</figcaption></figure>`,
    '### Looms\n\nThey are *slow*.\n\n![](https://a.test/loom.jpg)\n\nThe loom',
  ],
  [
    'WordPress',
    `<!-- wp:heading --><h2 class="wp-block-heading">Looms</h2><!-- /wp:heading --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Warp</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:separator --><hr class="wp-block-separator"/>`,
    '## Looms\n\n- Warp\n\n---',
  ],
  [
    'Evernote',
    `<div><span style="font-size:24px;--en-markholder:true;"><b>Looms</b></span></div><div><br/></div><ul style="--en-todo:true;"><li style="--en-checked:false;"><div>Warp</div></li></ul>`,
    '**Looms**\n\n- Warp',
  ],
  [
    'Trello',
    `<p>See <a target="_blank" rel="noreferrer nofollow" href="https://a.test/card?x=1&amp;y=2">the card</a></p><p><del>old</del></p>`,
    'See [the card](https://a.test/card?x=1&y=2)\n\n~~old~~',
  ],
  [
    'a PDF reader',
    `<p><span style="font-family:Times">A line of the page</span><br><span>and its next</span></p>`,
    'A line of the page\\\nand its next',
  ],
  [
    'Hebrew of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-3"><p dir="rtl"><span style="font-weight:400">שלום </span><span style="font-weight:700">עולם</span></p></b>`,
    'שלום **עולם**',
  ],
  [
    'a web page with ways of other programs',
    `<p><a href="mailto:a@b.test">Mail</a> <a href="tel:+1">Call</a> <a href="data:text/html,x">Data</a> <a href="/here">Here</a></p>`,
    '[Mail](mailto:a@b.test) [Call](tel:+1) Data Here',
  ],
];

test.each(samples)('the text of %s is clean', (_program, html, text) => {
  expect(htmlToMarkdown(html)?.text).toBe(text);
});
