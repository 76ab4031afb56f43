import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { Item, SourceFile } from './item.ts';
import type { SourceFiles } from './source-files.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { Addresses, Converted } from './html-to-markdown.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

interface Source {
  addresses: Addresses;
  files: Pick<SourceFiles, 'get' | 'of'>;
  /** WordPress has shortcodes, and paragraphs without markup. */
  isWordPress: boolean;
}

const parser = new MarkdownIt({ html: true });
const place =
  /(\]\(\s*<?)([^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)|(\]\(\s*<)([^<>\n]+)(?=>)|^( {0,3}\[[^\]\n]+\]:\s*<?)([^\s<>]+)/gm;

/** The text of an item as our Markdown. Markdown without HTML stays as it is written, but for its addresses. */
export function toText(item: Item, { addresses, files, isWordPress }: Source): Converted {
  const { format, text } = item.body;
  if (format === 'markdown') {
    if (!hasHtml(text)) return { markdown: withAddresses(text, addresses).trim(), lost: [] };
    return htmlToMarkdown(parser.render(text), addresses);
  }
  if (!isWordPress) return htmlToMarkdown(text, addresses);
  const gallery = (ids: readonly string[]) => {
    const chosen = ids.length === 0 ? files.of(item.id) : ids.flatMap((id) => files.get(id) ?? []);
    return chosen.map(figureOf).join('\n');
  };
  const plain = withoutShortcodes(text, { gallery });
  const converted = htmlToMarkdown(withParagraphs(plain.html), addresses);
  return { ...converted, lost: [...plain.lost, ...converted.lost] };
}

function hasHtml(text: string): boolean {
  return parser
    .parse(text, {})
    .some(
      ({ type, children }) =>
        type === 'html_block' || children?.some((child) => child.type === 'html_inline'),
    );
}

/** Markdown with other addresses of its links and pictures. */
export function withAddresses(text: string, { link, picture }: Addresses): string {
  return text.replaceAll(place, (whole: string, ...groups: unknown[]) => {
    const [before, address] = [0, 2, 4].flatMap((at) => {
      const [start, value] = [groups[at], groups[at + 1]];
      return typeof start === 'string' && typeof value === 'string' ? [[start, value]] : [];
    })[0] ?? [whole, ''];
    if (before === undefined || address === undefined || address === '') return whole;
    const offset = groups.findLast((group) => typeof group === 'number') ?? 0;
    const isPicture = /!\[[^\]\n]*$/.test(text.slice(Math.max(0, offset - 500), offset));
    const target = (isPicture ? picture : link)(address);
    return `${before}${before.endsWith('<') ? target : encodeURI(decoded(target))}`;
  });
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function figureOf({ address, alt, caption }: SourceFile): string {
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}
