import { limits } from '../../contract/limits.ts';
import { parseMarkdown } from './parser.ts';
import { textOfMarkdown } from './text-of-markdown.ts';
import { markdownToHtml } from './to-html.ts';

// Two bytes each: 200 kB.
const letters = limits.content;
const repeated = (part: string) => part.repeat(Math.ceil(letters / part.length)).slice(0, letters);
const html = (text: string) => markdownToHtml(text, { files: new Map(), prefix: 's-' }).html;

const depthOf = (shown: string) => {
  let [depth, deepest] = [0, 0];
  for (const [tag] of shown.matchAll(/<\/?(?!img|br|hr|input|source)[a-z][^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

// Some parsers take minutes for each of these, or overflow their stack.
const deep: Record<string, string> = {
  quotes: repeated('>'),
  'quotes with spaces': repeated('> '),
  'lists on one line': repeated('- '),
  'lists on many lines': Array.from({ length: 440 }, (_, depth) => `${' '.repeat(depth * 2)}- é`).join('\n'),
  'brackets that open': repeated('['),
  'brackets that close': repeated(']'),
  'brackets around brackets': repeated('[').slice(letters / 2) + repeated(']').slice(letters / 2),
  'links in links': repeated('[é]('),
  'pictures in pictures': repeated('![[]()'),
  parentheses: `[é](${repeated('(')}`,
  stars: repeated('*é '),
  'two kinds of emphasis': repeated('*_'),
  'labels of footnotes': `[^é]: é\n\n${repeated('[^')}`,
  'inline footnotes': `[^é]: é\n\n${repeated('^[')}`,
  'ticks of all lengths': Array.from({ length: 440 }, (_, count) => '`'.repeat(count)).join(' '),
  markup: repeated('<é '),
};

test.each(Object.entries(deep))('%s make no deep tree and no long answer', (_what, text) => {
  const shown = html(text);
  expect(depthOf(shown)).toBeLessThan(80);
  expect(shown.length).toBeLessThan(letters * 12);
  expect(textOfMarkdown(text).length).toBeLessThan(letters * 1.01);
});

const wide: Record<string, string> = {
  headings: repeated('# é\n'),
  underlines: repeated('é\n=\n'),
  'cells of a table': `${'é|'.repeat(500)}\n${'-|'.repeat(500)}\n${'é\n'.repeat(40_000)}`,
  'references to a footnote': `[^é]: é\n\n${repeated('[^é]')}`,
};

test.each(Object.entries(wide))('%s without end are shown as they are written', (_what, text) => {
  expect(parseMarkdown(text)).toBeUndefined();
  expect(html(text).startsWith('<pre tabindex="0"><code>')).toBe(true);
  expect(textOfMarkdown(text)).toBe(text);
});

test('a text as long as it may be is rendered when it is one that a person writes', () => {
  const part =
    '## A heading\n\nSome **words** of a [text](/blog) with `code`, and a list:\n\n- one\n- two\n\n';
  const shown = html(repeated(part));
  expect(shown.match(/<h3 /g)?.length).toBeGreaterThan(1_000);
});

test('code that nests without end is shown whole, with colours down to a depth', () => {
  const code = '`${'.repeat(1_300);
  const shown = html(`\`\`\`\`js\n${code}\n\`\`\`\``);
  expect(shown).toContain('tok-string');
  expect(shown.replaceAll(/<[^<>]*>/g, '').trim()).toBe(code);
  expect(depthOf(shown)).toBeLessThan(30);
});

test('long code has no colours: its grammar could take quadratic time', () => {
  const code = (lines: number) => `\`\`\`js\n${'const a = 1;\n'.repeat(lines)}\`\`\`\n\n`;
  expect(html(code(300))).toContain('tok-keyword');
  expect(html(code(400))).not.toContain('tok-keyword');
  const blocks = html(code(300).repeat(10)).split('<pre').slice(1);
  expect(blocks.map((block) => block.includes('tok-'))).toEqual([
    ...Array<boolean>(4).fill(true),
    ...Array<boolean>(6).fill(false),
  ]);
});
