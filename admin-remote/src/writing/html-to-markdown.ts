import TurndownService from 'turndown';
import { cleanHtml } from './clean-html.ts';
import { noteMark, noteText } from './pasted-footnotes.ts';

export interface Pasted {
  text: string;
  /** Pictures that only the other program can show. */
  picturesLeftOut: number;
  /** Addresses of pictures on another site, which may take them away. */
  picturesElsewhere: readonly string[];
}

/** A box, or the signs that some programs write for one, which are escaped by then. */
const task = /^\\?(\[[ x])\\?\]\s*/;
/** Text that a Markdown parser would take for HTML. */
const tagStart = /<(?=[a-z/!?])/gi;
/** Texts that Markdown would read as an entity, as a list item, and as the end of a heading. */
const entity = /&(?=#?\w+;)/g;
const numbered = /^(\s*\d{1,9})\)(?=\s|$)/;
const closingHashes = /(\s)(#+\s*)$/;
const indent = /\n(?!\n|$)/g;

/**
 * Pasted HTML as Markdown; undefined when it only colours what is plain text. The HTML is parsed into a document of its
 * own, which loads and runs nothing.
 *
 * @param isTaken whether the text that it is pasted into has a footnote of this label
 */
export function htmlToMarkdown(
  html: string,
  isTaken: (label: string) => boolean = () => false,
): Pasted | undefined {
  // Style elements count as the page's own: the content security policy would report them.
  const inert = html.replace(/<(\/?)style\b/gi, '<$1template');
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  const { isStructured, picturesLeftOut, picturesElsewhere } = cleanHtml(body, isTaken);
  if (!isStructured) return undefined;
  const text = service().turndown(body);
  const lines = text.split('\n').map((line) => line.trimEnd());
  return { text: lines.join('\n').replace(/\n{3,}/g, '\n\n'), picturesLeftOut, picturesElsewhere };
}

function service(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    br: '\\',
  });
  const escape = turndown.escape.bind(turndown);
  turndown.escape = (text) =>
    escape(text)
      .replace(tagStart, '\\<')
      .replace(entity, '\\&')
      .replace(numbered, '$1\\)')
      .replace(closingHashes, '$1\\$2');
  turndown.addRule('strikethrough', {
    filter: ['del', 's'],
    replacement: (content) => `~~${content}~~`,
  });
  turndown.addRule('listItem', { filter: 'li', replacement: listItem });
  turndown.addRule('task', {
    filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
    replacement: (_content, node) => (isElement(node) && node.hasAttribute('checked') ? '[x]' : '[ ]'),
  });
  turndown.addRule('noteMark', {
    filter: (node) => node.hasAttribute(noteMark),
    replacement: (_content, node) => `[^${attributeOf(node, noteMark)}]`,
  });
  turndown.addRule('noteText', {
    filter: (node) => node.hasAttribute(noteText),
    replacement: (content, node) =>
      `\n\n[^${attributeOf(node, noteText)}]: ${content.trim().replace(indent, '\n    ')}\n\n`,
  });
  turndown.addRule('cell', { filter: ['th', 'td'], replacement: (content) => ` ${cellText(content)} |` });
  turndown.addRule('row', { filter: 'tr', replacement: row });
  turndown.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
  turndown.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });
  return turndown;
}

function listItem(content: string, node: Node): string {
  const list = node.parentElement;
  const isNumbered = list?.nodeName === 'OL';
  const start = Number(list?.getAttribute('start') ?? 1);
  const index = list
    ? [...list.children].filter(({ nodeName }) => nodeName === 'LI').indexOf(node as Element)
    : 0;
  const mark = isNumbered ? `${start + index}. ` : '- ';
  const text = content
    .trim()
    .replace(task, '$1] ')
    .replace(indent, `\n${' '.repeat(mark.length)}`);
  return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
}

function row(content: string, node: Node): string {
  const isHead = node.parentNode?.nodeName === 'THEAD';
  const columns = node.childNodes.length;
  return `|${content}\n${isHead ? `|${' --- |'.repeat(columns)}\n` : ''}`;
}

function cellText(content: string): string {
  const lines = content.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ').replaceAll('|', '\\|');
}

function attributeOf(node: Node, name: string): string {
  return (isElement(node) && node.getAttribute(name)) || '';
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
