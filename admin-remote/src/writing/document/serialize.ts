import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown';
import type { MarkdownSerializerState as State } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { escapeAddress, escapeText, escapeTitle } from './escape-text.ts';
import { schema } from './schema.ts';
import { settleMarks } from './settle-marks.ts';
import { tableLines } from './table-lines.ts';

/** Signs before the items of lists: another one begins another list. */
export interface ListSigns {
  bullet: '-' | '*' | '+';
  /** After a number. */
  after: '.' | ')';
}

export const usualSigns: ListSigns = { bullet: '-', after: '.' };

type Writer = (state: State, node: Node, parent: Node, index: number) => void;

const { nodes: usual, marks: usualMarks } = defaultMarkdownSerializer;

/** One block as Markdown. */
export function blockToMarkdown(block: Node, signs: ListSigns = usualSigns): string {
  const source = serializerWith(signs).serialize(schema.nodes.doc.create(null, block));
  let { length } = source;
  while (source[length - 1] === '\n') length -= 1;
  return source.slice(0, length);
}

function serializerWith(signs: ListSigns): MarkdownSerializer {
  return new MarkdownSerializer(
    {
      paragraph(state, node) {
        writeInline(state, node);
        state.closeBlock(node);
      },
      heading(state, node) {
        state.write(`${'#'.repeat(Number(node.attrs.level))} `);
        writeInline(state, node);
        state.closeBlock(node);
      },
      blockquote: (state, node) => state.wrapBlock('> ', null, node, () => writeFilled(state, node)),
      bullet_list(state, node, parent, index) {
        const bullet = isAlternate(parent, index) ? otherBullet(signs.bullet) : signs.bullet;
        state.renderList(node, '  ', () => `${bullet} `);
      },
      ordered_list(state, node, parent, index) {
        const start = Number(node.attrs.order);
        const width = String(start + node.childCount - 1).length + 2;
        const isOther = isAlternate(parent, index);
        const after = isOther === (signs.after === '.') ? ')' : '.';
        state.renderList(node, ' '.repeat(width), (at) => `${start + at}${after} `.padEnd(width));
      },
      list_item(state, node) {
        const { checked } = node.attrs;
        if (checked !== null && node.firstChild?.type === schema.nodes.paragraph)
          state.write(checked === true ? '[x] ' : '[ ] ');
        writeFilled(state, node);
      },
      code_block: writeCode,
      source(state, node) {
        state.text(node.textContent, false);
        state.closeBlock(node);
      },
      horizontal_rule(state, node, parent) {
        // Within a list three dashes would be items.
        state.write(parent.type === schema.nodes.doc ? '---' : '___');
        state.closeBlock(node);
      },
      figure(state, node) {
        state.write(pictureOf(String(node.attrs.src), String(node.attrs.alt), node.textContent));
        state.closeBlock(node);
      },
      footnote: (state, node) =>
        state.wrapBlock('    ', `[^${String(node.attrs.label)}]: `, node, () => writeFilled(state, node)),
      table(state, node) {
        for (const [index, line] of tableLines(node, cellText).entries()) {
          if (index > 0) state.ensureNewLine();
          state.write(line);
        }
        state.closeBlock(node);
      },
      image(state, node) {
        const { src, alt, title } = node.attrs;
        state.write(pictureOf(String(src), String(alt), String(title ?? '')));
      },
      footnote_ref: (state, node) => state.write(`[^${String(node.attrs.label)}]`),
      hard_break: usual.hard_break as Writer,
      text(state, node, parent, index) {
        const isAtStart = index === 0 || parent.child(index - 1).type === schema.nodes.hard_break;
        const { inAutolink } = state as { inAutolink?: boolean };
        if (inAutolink) return state.text(node.text ?? '', false);
        const escaped = escapeText(node.text ?? '', isAtStart);
        const isEnd = index === parent.childCount - 1 && node.marks.length === 0;
        const isOfHeading = parent.type === schema.nodes.heading;
        state.text(isOfHeading && isEnd ? escapeEnd(escaped, index === 0) : escaped, false);
      },
    },
    {
      em: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
      strong: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
      strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
      link: {
        ...usualMarks.link,
        open: usualMarks.link?.open ?? '[',
        close(state, mark, parent, index) {
          const { inAutolink } = state as { inAutolink?: boolean };
          const { close = '' } = usualMarks.link ?? {};
          if (inAutolink && typeof close === 'function') return close(state, mark, parent, index);
          (state as { inAutolink?: boolean }).inAutolink = undefined;
          const title = String(mark.attrs.title ?? '');
          return `](${escapeAddress(String(mark.attrs.href))}${title && ` "${escapeTitle(title)}"`})`;
        },
      },
      code: {
        open: (_state, _mark, parent, index) => codeFence(parent.child(index).text ?? '').open,
        close: (_state, _mark, parent, index) => codeFence(parent.child(index - 1).text ?? '').close,
        escape: false,
      },
    },
  );
}

function writeInline(state: State, node: Node): void {
  state.renderInline(node.copy(settleMarks(node.content)));
}

/** A fence that neither the code nor the words beside it hold. */
function writeCode(state: State, node: Node): void {
  const words = String(node.attrs.params);
  const sign = words.includes('`') ? '~' : '`';
  let fence = sign.repeat(3);
  while (node.textContent.includes(fence)) fence += sign;
  state.write(`${fence}${words}\n`);
  state.text(node.textContent, false);
  if (node.content.size > 0) state.write('\n');
  state.write(fence);
  state.closeBlock(node);
}

/** Number signs at the end of a heading would belong to its own. */
function escapeEnd(text: string, isWhole: boolean): string {
  return text.replace(isWhole ? /(^|\s)(#+\s*)$/ : /(\s)(#+\s*)$/, '$1\\$2');
}

/** Empty paragraphs cannot be said in Markdown, but for an only one. */
function writeFilled(state: State, node: Node): void {
  const filled: Node[] = [];
  node.forEach((child) => {
    if (child.type !== schema.nodes.paragraph || child.content.size > 0) filled.push(child);
  });
  if (filled.length === 0) state.renderContent(node);
  else state.renderContent(node.type.create(node.attrs, filled));
}

/** Whether a list follows one of its type, and that one an even number of others. */
function isAlternate(parent: Node, index: number): boolean {
  const { type } = parent.child(index);
  let before = 0;
  while (index - before > 0 && parent.child(index - before - 1).type === type) before += 1;
  return before % 2 === 1;
}

export function otherBullet(...taken: string[]): ListSigns['bullet'] {
  const bullets = ['-', '*', '+'] as const;
  return bullets.find((bullet) => !taken.includes(bullet)) ?? '-';
}

/** The content of a cell of a table, on one line. */
function cellText(cell: Node): string {
  const line = blockToMarkdown(schema.nodes.paragraph.create(null, cell.content));
  return line.replaceAll('\n', ' ').replaceAll('|', '\\|').trim();
}

function pictureOf(src: string, alt: string, title: string): string {
  const name = alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
  return `![${name}](${escapeAddress(src)}${title.trim() && ` "${escapeTitle(title.trim())}"`})`;
}

/** Enough backticks around code, and spaces where it begins or ends with one of either. */
function codeFence(code: string): { open: string; close: string } {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest === 0 ? 1 : longest + 1);
  const isPadded = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '');
  return isPadded ? { open: `${ticks} `, close: ` ${ticks}` } : { open: ticks, close: ticks };
}
