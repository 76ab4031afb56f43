import type { Node } from 'prosemirror-model';
import { parser, tokenizer } from './parse.ts';
import { schema } from './schema.ts';
import { blockToMarkdown, otherBullet, usualSigns } from './serialize.ts';
import type { ListSigns } from './serialize.ts';

interface WrittenBlock {
  node: Node;
  start: number;
  end: number;
}

/** A text as it was read: the source of each block of its document. */
export interface WrittenText {
  text: string;
  doc: Node;
  blocks: readonly WrittenBlock[];
}

interface Piece {
  node: Node;
  source: string;
  /** Of the block that was read, if this is one. */
  index?: number;
}

const blankLine = /\n[ \t]*\r?\n/;
const definition = /^ {0,3}\[[^\]]+\]:/m;

/** Reads a text into a document. What cannot be told apart by blocks is one block of source. */
export function readText(text: string): WrittenText {
  const ranges = rangesOf(text);
  const doc = parser.parse(text);
  if (doc.childCount === ranges.length) return withBlocks(text, doc, ranges);
  if (ranges.length === 0) return { text, doc, blocks: [] };
  const source = schema.nodes.source.create(null, schema.text(text));
  return withBlocks(text, schema.nodes.doc.create(null, source), [[0, text.length]]);
}

/** The same text for a document that equals the one that was read. */
export function rebaseText(written: WrittenText, doc: Node): WrittenText {
  return withBlocks(
    written.text,
    doc,
    written.blocks.map(({ start, end }) => [start, end]),
  );
}

function withBlocks(text: string, doc: Node, ranges: readonly (readonly [number, number])[]): WrittenText {
  const blocks = ranges.map(([start, end], index) => ({ node: doc.child(index), start, end }));
  return { text, doc, blocks };
}

/** Where the blocks of a text begin and end in it. */
function rangesOf(text: string): [number, number][] {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  const ranges: [number, number][] = [];
  let depth = 0;
  for (const { nesting, map } of tokenizer.parse(text, {})) {
    if (depth === 0 && nesting >= 0) ranges.push(rangeOf(text, starts, map ?? [0, 0]));
    depth += nesting;
  }
  return ranges;
}

function rangeOf(text: string, starts: readonly number[], [from, to]: [number, number]): [number, number] {
  const start = starts[from] ?? text.length;
  const source = text.slice(start, starts[to] ?? text.length);
  const lead = source.length - source.trimStart().length;
  const blank = Math.max(source.lastIndexOf('\n', lead - 1), source.lastIndexOf('\r', lead - 1)) + 1;
  return [start + (lead === 0 ? 0 : blank), start + endOfLines(source)];
}

/** Where the last line with something in it ends. */
function endOfLines(source: string): number {
  const { length } = source.trimEnd();
  const end = /[\r\n]/.exec(source.slice(length))?.index;
  return end === undefined ? source.length : length + end;
}

/** Writes documents that were made from a text. Blocks that are as they were read keep their source, byte for byte. */
export function createWriter(written: WrittenText): (doc: Node) => string {
  const { text, blocks } = written;
  const indices = new Map(blocks.map(({ node }, index) => [node, index]));
  const made = new WeakMap<Node, Map<string, string>>();
  const equals = new Map<string, number[]>();
  for (const [index, { node }] of blocks.entries()) {
    const key = node.textContent;
    equals.set(key, [...(equals.get(key) ?? []), index]);
  }
  const lineEnd = /\r\n|\n/.exec(text)?.[0] ?? '\n';
  const definitions = [...blocks.keys()].filter(isDefinition);

  return (doc) => {
    if (doc.eq(written.doc)) return text;
    const pieces = piecesOf(doc);
    if (pieces.length === 0) return blocks.length === 0 ? text : '';
    const first = pieces[0]?.index === 0 ? text.slice(0, blocks[0]?.start) : '';
    const last = pieces.at(-1)?.index === blocks.length - 1 ? text.slice(blocks.at(-1)?.end) : '';
    const end = last === '' && /\n$/.test(text) ? lineEnd : last;
    return first + pieces.map((piece, at) => gapBefore(pieces[at - 1], piece) + piece.source).join('') + end;
  };

  function piecesOf(doc: Node): Piece[] {
    let last = -1;
    const found = doc.children.map((node) => {
      const index = indexOf(node, last);
      last = index ?? last;
      return { node, index };
    });
    const used = new Set(found.map(({ index }) => index));
    const isUnresolved = definitions.some((index) => !used.has(index));
    const pieces: Piece[] = [];
    for (const [at, { node, index }] of found.entries()) {
      const before = pieces.at(-1);
      const next = found[at + 1];
      const isKept = index !== undefined && mayKeep(index, before, next !== undefined, isUnresolved);
      const source = isKept ? sourceOf(index) : write(node, signsFor(node, before, next?.index));
      if (source.trim() !== '' || node.type === schema.nodes.horizontal_rule)
        pieces.push({ node, source, ...(isKept && { index }) });
    }
    return pieces;
  }

  /** Which of the blocks that were read this one is: of equal ones the next after the last. */
  function indexOf(node: Node, last: number): number | undefined {
    const same = indices.get(node);
    if (same !== undefined && same > last) return same;
    const equal = equals.get(node.textContent)?.filter((index) => blocks[index]?.node.eq(node));
    return equal?.find((index) => index > last) ?? same ?? equal?.[0];
  }

  function sourceOf(index: number): string {
    const { start, end } = blocks[index] ?? { start: 0, end: 0 };
    return text.slice(start, end);
  }

  /** Whether a block's source says the same where it stands now. */
  function mayKeep(
    index: number,
    before: Piece | undefined,
    isFollowed: boolean,
    isUnresolved: boolean,
  ): boolean {
    const source = sourceOf(index);
    const { node } = blocks[index] ?? {};
    if (isUnresolved && /\][^(]|\]$/.test(source) && hasTargets(node)) return false;
    if (isFollowed && index === blocks.length - 1 && node?.type === schema.nodes.code_block && isOpen(source))
      return false;
    if (before === undefined || before.index === index - 1) return true;
    if (before.node.type === node?.type && signOf(before.source) === signOf(source)) return !isList(node);
    return !(/^[ \t]/.test(source) && (isList(before.node) || before.node.type === schema.nodes.footnote));
  }

  function signsFor(node: Node, before: Piece | undefined, next: number | undefined): ListSigns {
    if (!isList(node)) return usualSigns;
    const replaced = before?.index === undefined ? 0 : before.index + 1;
    const hint = blocks[replaced]?.node.type === node.type ? signOf(sourceOf(replaced)) : '';
    const taken = [
      before?.node.type === node.type ? signOf(before.source) : '',
      next !== undefined && blocks[next]?.node.type === node.type ? signOf(sourceOf(next)) : '',
    ];
    const isFree = hint !== '' && !taken.includes(hint);
    const bullet = isFree && /[-*+]/.test(hint) ? (hint as ListSigns['bullet']) : otherBullet(...taken);
    const otherAfter = taken.includes('.') ? ')' : '.';
    return { bullet, after: isFree && /[.)]/.test(hint) ? (hint as ListSigns['after']) : otherAfter };
  }

  function write(node: Node, signs: ListSigns): string {
    const key = `${signs.bullet}${signs.after}`;
    const known = made.get(node) ?? new Map<string, string>();
    made.set(node, known);
    const source = known.get(key) ?? blockToMarkdown(node, signs).replaceAll('\n', lineEnd);
    known.set(key, source);
    return source;
  }

  function gapBefore(before: Piece | undefined, { index }: Piece): string {
    if (before === undefined) return '';
    const [left, right] = [before.index, index];
    if (left !== undefined && right === left + 1) return gapAfter(left);
    const near = right !== undefined && right > 0 ? right - 1 : left;
    const kept = near === undefined ? '' : gapAfter(near);
    return blankLine.test(kept) ? kept : lineEnd + lineEnd;
  }

  function gapAfter(index: number): string {
    return text.slice(blocks[index]?.end, blocks[index + 1]?.start);
  }

  function isDefinition(index: number): boolean {
    return blocks[index]?.node.type === schema.nodes.source && definition.test(sourceOf(index));
  }
}

function isList(node: Node | undefined): boolean {
  return node?.type === schema.nodes.bullet_list || node?.type === schema.nodes.ordered_list;
}

/** The sign of a list's first item, without its number. */
function signOf(source: string): string {
  return /^\s*(?:\d{1,9}([.)])|([-*+]))/.exec(source)?.slice(1).find(Boolean) ?? '';
}

function hasTargets(node: Node | undefined): boolean {
  let isFound = false;
  node?.descendants(({ type, marks }) => {
    if (type === schema.nodes.image || type === schema.nodes.figure) isFound = true;
    if (marks.some((mark) => mark.type === schema.marks.link)) isFound = true;
  });
  return isFound || node?.type === schema.nodes.figure;
}

/** A fence that only the end of the text ends. */
function isOpen(source: string): boolean {
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(source) ?? [];
  if (fence === undefined) return false;
  const end = new RegExp(`\\n {0,3}${fence[0] === '~' ? '~' : '`'}{${fence.length},}[ \\t]*$`);
  return !end.test(source);
}
