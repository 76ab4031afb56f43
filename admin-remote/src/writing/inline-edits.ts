import { syntaxTree } from '@codemirror/language';
import { EditorSelection } from '@codemirror/state';
import type { ChangeSpec, EditorState, SelectionRange } from '@codemirror/state';
import type { Edit } from './edits.ts';

interface InlineMark {
  mark: string;
  /** Node of the syntax tree, and of the marks at its ends. */
  node: string;
  markNode: string;
}

const bold: InlineMark = { mark: '**', node: 'StrongEmphasis', markNode: 'EmphasisMark' };
const italic: InlineMark = { mark: '*', node: 'Emphasis', markNode: 'EmphasisMark' };
const code: InlineMark = { mark: '`', node: 'InlineCode', markNode: 'CodeMark' };

export const toggleBold: Edit = (state) => toggle(state, bold);
export const toggleItalic: Edit = (state) => toggle(state, italic);
export const toggleCode: Edit = (state) => toggle(state, code);

/** Where the address of a new link is typed. */
const address = 'https://';

/** Makes a link of what is selected, with its address selected; in a link, selects the address. */
export const editLink: Edit = (state) => {
  const { main } = state.selection;
  const url = nodeAround(state, main, 'Link')?.getChild('URL');
  if (url) return { selection: { anchor: url.from, head: url.to } };
  const { from, to } = main.empty ? (state.wordAt(main.head) ?? main) : main;
  const text = state.sliceDoc(from, to);
  if (/^https?:\/\/\S+$/.test(text)) {
    return { changes: { from, to, insert: `[](${text})` }, selection: { anchor: from + 1 } };
  }
  const target = from + text.length + 3;
  return {
    changes: { from, to, insert: `[${text}](${address})` },
    selection: text === '' ? { anchor: from + 1 } : { anchor: target, head: target + address.length },
  };
};

function toggle(state: EditorState, mark: InlineMark) {
  return state.changeByRange((range) => toggleRange(state, range, mark));
}

function toggleRange(state: EditorState, range: SelectionRange, { mark, node, markNode }: InlineMark) {
  const around = nodeAround(state, range, node);
  const marks = around?.getChildren(markNode) ?? [];
  const [open, close] = [marks[0], marks.at(-1)];
  if (open && close && open !== close) return change(state, range, [open, close]);
  const isEmptyPair =
    range.empty &&
    state.sliceDoc(range.from - mark.length, range.from) === mark &&
    state.sliceDoc(range.from, range.from + mark.length) === mark;
  if (isEmptyPair)
    return change(state, range, [{ from: range.from - mark.length, to: range.from + mark.length }]);
  const word = range.empty ? state.wordAt(range.head) : null;
  const changes = segmentsOf(state, word ?? range).flatMap(({ from, to }) => [
    { from, insert: mark },
    { from: to, insert: mark },
  ]);
  const set = state.changes(changes);
  if (range.empty && !word) return { changes: set, range: EditorSelection.cursor(range.head + mark.length) };
  // Keeps the selection, and a cursor in its word.
  if (word)
    return {
      changes: set,
      range: EditorSelection.cursor(set.mapPos(range.head, range.head === word.from ? 1 : -1)),
    };
  const [from, to] = [set.mapPos(range.from, 1), set.mapPos(range.to, -1)];
  return {
    changes: set,
    range: range.anchor <= range.head ? EditorSelection.range(from, to) : EditorSelection.range(to, from),
  };
}

function change(state: EditorState, range: SelectionRange, changes: ChangeSpec) {
  const set = state.changes(changes);
  return { changes: set, range: EditorSelection.range(set.mapPos(range.anchor), set.mapPos(range.head)) };
}

/** The parts of a selection that marks may enclose: one a line, without the spaces at its ends. */
function segmentsOf(state: EditorState, { from, to }: { from: number; to: number }) {
  const segments: { from: number; to: number }[] = [];
  for (let at = from; at <= to;) {
    const line = state.doc.lineAt(at);
    const end = Math.min(to, line.to);
    const text = state.sliceDoc(at, end);
    const lead = text.length - text.trimStart().length;
    if (text.trim() !== '') segments.push({ from: at + lead, to: at + text.trimEnd().length });
    at = line.to + 1;
  }
  return segments.length > 0 ? segments : [{ from, to: from }];
}

function nodeAround(state: EditorState, { from, to }: { from: number; to: number }, name: string) {
  for (const side of [1, -1] as const) {
    let node: ReturnType<ReturnType<typeof syntaxTree>['resolveInner']> | null = syntaxTree(
      state,
    ).resolveInner(from, side);
    for (; node; node = node.parent)
      if (node.name === name && node.from <= from && node.to >= to) return node;
  }
  return undefined;
}
