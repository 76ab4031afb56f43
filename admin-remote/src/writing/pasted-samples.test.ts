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
  [
    'Word for the web',
    `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun"><span class="NormalTextRun">Looms</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-aria-posinset="1" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Warp</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ol class="NumberListStyle2" start="2" role="list"><li data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">Linen</span></p></li></ol></div><div class="ListContainerWrapper"><ul role="list"><li data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Weft</span></p></li></ul></div>`,
    '## Looms\n\n- Warp\n  2. Linen\n- Weft',
  ],
  [
    'Word with a title and footnotes',
    `<div class=WordSection1><p class=MsoTitle>Looms<o:p></o:p></p><p class=MsoNormal>Slow<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> work.<o:p></o:p></p></div><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> A day for an ell.<o:p></o:p></p><p class=MsoFootnoteText>Or two.</p></div></div>`,
    '# Looms\n\nSlow[^1] work.\n\n[^1]: A day for an ell.\n\n    Or two.',
  ],
  [
    'LibreOffice Writer with footnotes',
    `<p>Slow<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup> work.</p><div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>A day for an ell.</p></div>`,
    'Slow[^1] work.\n\n[^1]: A day for an ell.',
  ],
  [
    'a blog with footnotes',
    `<p>Slow<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> work, slow<sup class="footnote-ref"><a href="#fn1" id="fnref1:1">[1:1]</a></sup> wool.</p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1"><p>A day for an ell. <a href="#fnref1" class="footnote-backref">↩︎</a> <a href="#fnref1:1">↩︎</a></p></li></ol></section>`,
    'Slow[^1] work, slow[^1] wool.\n\n---\n\n[^1]: A day for an ell.',
  ],
  [
    'a table of Word',
    `<table class=MsoTableGrid border=1><tr><td width=100 colspan=2><p class=MsoNormal>Thread<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Wool<o:p></o:p></p></td><td><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>red</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>blue</p></td></tr></table>`,
    '| Thread |  |\n| --- | --- |\n| Wool | red blue |',
  ],
  [
    'Arabic of Word',
    `<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><b><span lang=AR-SA style='font-family:"Arial",sans-serif'>النول</span></b><span dir=LTR></span><span lang=AR-SA> بطيء.<o:p></o:p></span></p>`,
    '**النول** بطيء.',
  ],
  [
    'a list of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Looms</span></h2><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Warp</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Linen</span></p></li></ul><li aria-level="1"><p role="presentation"><span style="font-style:italic">Weft</span></p></li></ul></b>`,
    '## Looms\n\n- Warp\n  - Linen\n- *Weft*',
  ],
  [
    'a table of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="200"/><col/></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span>Thread</span></p></td><td><p dir="ltr"><span>Price</span></p></td></tr><tr><td><p><span>Wool</span></p></td><td><p><span>9</span></p><p><span>a skein</span></p></td></tr></tbody></table></div><br /></b>`,
    '| Thread | Price |\n| --- | --- |\n| Wool | 9 a skein |',
  ],
  [
    'OneNote',
    `<html><body lang=en-US style='font-family:Calibri;font-size:11.0pt'><!--StartFragment--><p style='margin:0in;font-size:16.0pt;color:#1E4E79'>Looms</p><ul style='margin-left:.375in;direction:ltr' type=disc><li style='margin-top:0;vertical-align:middle'><span style='font-weight:bold'>Warp</span></li><ul type=circle><li><span>Linen</span></li></ul></ul><!--EndFragment--></body></html>`,
    'Looms\n\n- **Warp**\n  - Linen',
  ],
  [
    'Quip',
    `<div data-section-style='5'><ul id='a'><li id='b' class='' value='1'><span id='b'>Warp</span><br/></li><ul><li class='parent'><span>Linen</span><br/></li></ul></ul></div>`,
    '- Warp\n  - Linen',
  ],
  [
    'Substack',
    `<p>Slow.</p><div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" href="https://cdn.test/l.jpg"><div class="image2-inset"><picture><source type="image/webp" srcset="https://cdn.test/l.webp"><img src="https://cdn.test/l.jpg" alt="A loom" width="1456"></picture><div></div></div></a><figcaption class="image-caption">The loom</figcaption></figure></div>`,
    'Slow.\n\n![A loom](https://cdn.test/l.jpg)\n\nThe loom',
  ],
  [
    'Squarespace',
    `<div class="sqs-html-content"><h2 style="white-space:pre-wrap;">Looms</h2><p class="" style="white-space:pre-wrap;">They are <strong>slow</strong>.</p><p class="sqsrte-large">Large</p></div>`,
    '## Looms\n\nThey are **slow**.\n\nLarge',
  ],
  [
    'Wix',
    `<h2 class="font_2 wixui-rich-text__text" style="font-size:40px"><span style="font-weight:bold" class="wixui-rich-text__text">Looms</span></h2><p class="font_8"><span class="wixGuard wixui-rich-text__text">\u200b</span></p><p class="font_8">They are slow.</p>`,
    '## Looms\n\nThey are slow.',
  ],
  [
    'Ghost',
    `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.test/loom"><div class="kg-bookmark-content"><div class="kg-bookmark-title">The loom</div><div class="kg-bookmark-description">A machine</div></div></a></figure>`,
    '[The loom](https://a.test/loom)\n\nA machine',
  ],
  [
    'a page with cards',
    `<a href="https://a.test/x" title="Read"><h3>Looms</h3><p>They are slow.</p></a><p><a href="https://a.test/big"><img src="https://a.test/s.jpg" alt="Loom"></a></p>`,
    '### [Looms](https://a.test/x)\n\nThey are slow.\n\n[![Loom](https://a.test/s.jpg)](https://a.test/big)',
  ],
  [
    'Slack',
    `<meta charset='utf-8'><span>Hello </span><b data-stringify-type="bold">team</b><ul class="p-rich_text_list" data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">Warp</li></ul><ul data-stringify-type="unordered-list" data-indent="1"><li data-stringify-indent="1">Linen</li></ul><ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">Weft</li></ul>`,
    'Hello **team**\n\n- Warp\n  - Linen\n- Weft',
  ],
  [
    'Teams',
    `<div><p>Hi <span itemscope="" itemtype="http://schema.skype.com/Mention">Ann</span>,</p><p>&nbsp;</p><pre class="language-js" itemid="x"><code>let a<br>let b</code></pre></div>`,
    'Hi Ann,\n\n```\nlet a\nlet b\n```',
  ],
  [
    'Jira',
    `<div class="code panel"><div class="codeHeader panelHeader"><b>run.sh</b></div><div class="codeContent panelContent"><pre class="code-bash">npm <span class="code-keyword">start</span></pre></div></div>`,
    '**run.sh**\n\n```\nnpm start\n```',
  ],
  [
    'Obsidian',
    `<ul class="contains-task-list has-list-bullet"><li data-line="0" dir="auto" class="task-list-item is-checked" data-task="x"><input class="task-list-item-checkbox" type="checkbox" checked="" data-line="0">Warp</li><li dir="auto"><span class="list-bullet"></span>Weft</li></ul>`,
    '- [x] Warp\n- Weft',
  ],
  [
    'Stack Overflow',
    `<p>Try:</p><pre class="lang-js s-code-block"><code class="hljs language-javascript"><span class="hljs-keyword">let</span> a = <span>1</span>;\n</code></pre><p>See <code>a</code>.</p>`,
    'Try:\n\n```javascript\nlet a = 1;\n```\n\nSee `a`.',
  ],
  [
    'Safari',
    `<span style="caret-color: rgb(0, 0, 0); font-family: Helvetica; display: inline !important; float: none;">They are<span class="Apple-converted-space">&nbsp;</span></span><strong style="font-family: Helvetica;">slow</strong><br class="Apple-interchange-newline">`,
    'They are **slow**',
  ],
  [
    'Gemini',
    `<div class="horizontal-scroll-wrapper"><div class="table-block"><table><thead><tr><td>Thread</td><td>Price</td></tr></thead><tbody><tr><td><span>Wool</span></td><td>9</td></tr></tbody></table></div></div><button>Copy</button>`,
    '| Thread | Price |\n| --- | --- |\n| Wool | 9 |',
  ],
  [
    'a newsletter',
    `<table role="presentation" width="600"><tbody><tr><td><table><tbody><tr><td><h2>Looms</h2><p>They are slow.</p></td></tr></tbody></table></td></tr><tr><td><p>Write <strike>me</strike> us.</p></td></tr></tbody></table>`,
    '## Looms\n\nThey are slow.\n\nWrite ~~me~~ us.',
  ],
  [
    'WordPress with an emoji',
    `<p>Nice <img draggable="false" role="img" class="emoji" alt="🙂" src="https://s.w.org/images/core/emoji/15/svg/1f642.svg"> wo&shy;ven</p>`,
    'Nice 🙂 woven',
  ],
  [
    'CKEditor',
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked><span class="todo-list__label__description">Warp</span></label></li></ul><ol start="3"><li>Weft<p>Second paragraph</p></li></ol>`,
    '- [x] Warp\n\n3. Weft\n\n   Second paragraph',
  ],
  [
    'Canva',
    `<p class="_28USrA direction-ltr align-start para-style-body"><span class="a_GcMg font-feature-liga-off" style="font-weight:700;color:#000">Looms</span><span class="a_GcMg"> are slow.</span></p>`,
    '**Looms** are slow.',
  ],
];

test.each(samples)('the text of %s is clean', (_program, html, text) => {
  expect(htmlToMarkdown(html)?.text).toBe(text);
});

test('footnotes get numbers that the text does not have yet', () => {
  const html = `<p>Slow<a href="#n" name="r">[1]</a></p><p><a href="#r" name="n">[1]</a> A day.</p>`;
  expect(htmlToMarkdown(html, (label) => label === '1')?.text).toBe('Slow[^2]\n\n[^2]: A day.');
});
