import type { EditorState, TransactionSpec } from '@codemirror/state';

export interface Insert {
  from: number;
  to: number;
  insert: string;
}

/** A text to insert, with the blank lines that make it a block of its own, and where the text itself begins. */
export interface BlockInsert {
  change: Insert;
  /** Position of the text after the change. */
  start: number;
}

/** Inserts a block: in an empty line, or before or after the line of the position. */
export function blockInsert(state: EditorState, at: number, text: string): BlockInsert {
  const line = state.doc.lineAt(at);
  const isBefore = line.text.slice(0, at - line.from).trim() === '';
  const place = isBefore ? line.from : line.to;
  const { from, insert, start } = apart(state, place, text);
  return { change: { from, to: from, insert }, start };
}

/** Inserts text where it was put: as it is within a line, and as a block of its own if it is one. */
export function flowInsert(state: EditorState, at: number, text: string): Insert {
  const isBlock = text.includes('\n') || /^(?:#{1,6} |[-*>] |\d+\. |\|)/.test(text);
  if (!isBlock) return { from: at, to: at, insert: text };
  const { from, insert } = apart(state, at, text);
  return { from, to: from, insert };
}

/** The text with the blank lines that part it from what stands around the position. */
function apart(state: EditorState, from: number, text: string) {
  const line = state.doc.lineAt(from);
  const before = gap(line.text.slice(0, from - line.from), textOfLine(state, line.number - 1));
  const after = gap(line.text.slice(from - line.from), textOfLine(state, line.number + 1));
  return { from, insert: before + text + after, start: from + before.length };
}

function gap(rest: string, next: string): string {
  if (rest.trim() !== '') return '\n\n';
  return next.trim() === '' ? '' : '\n';
}

function textOfLine({ doc }: EditorState, number: number): string {
  return number < 1 || number > doc.lines ? '' : doc.line(number).text;
}

/** The change that an editing command makes to a state; undefined when there is none. */
export type Edit = (state: EditorState) => TransactionSpec | undefined;
