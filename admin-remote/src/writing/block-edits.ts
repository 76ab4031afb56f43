import type { EditorState, Line } from '@codemirror/state';
import { blockInsert } from './edits.ts';
import type { Edit } from './edits.ts';
import { toggleCode } from './inline-edits.ts';

/** Marks at the beginning of a line, of which it has one at most. */
const lineMark = /^(\s*)(?:#{1,6} |> ?|[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )?/;

/** Makes headings of the selected lines, smaller ones of headings, and text of the smallest. */
export const cycleHeading: Edit = (state) => {
  const [first] = selectedLines(state);
  const level = /^(#{1,6}) /.exec(first?.text ?? '')?.[1]?.length ?? 0;
  const mark = level >= 3 ? '' : `${'#'.repeat(level + 1)} `;
  return setMarks(state, () => mark);
};

export const toggleQuote: Edit = (state) => toggleMarks(state, /^\s*> ?/, () => '> ');
export const toggleBullets: Edit = (state) => toggleMarks(state, /^\s*[-*+] (?!\[[ xX]\])/, () => '- ');
export const toggleNumbers: Edit = (state) =>
  toggleMarks(state, /^\s*\d{1,9}[.)] /, (index) => `${index + 1}. `);
export const toggleTasks: Edit = (state) => toggleMarks(state, /^\s*[-*+] \[[ xX]\] /, () => '- [ ] ');

const fence = '```';

/** Within a line code is marked there; several lines, or an empty one, become a block. */
export const editCode: Edit = (state) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.from);
  if (main.to <= line.to && line.text.trim() !== '') return toggleCode(state);
  const to = state.doc.lineAt(main.to).to;
  const text = state.sliceDoc(line.from, to);
  return {
    changes: { from: line.from, to, insert: `${fence}\n${text}\n${fence}` },
    selection: { anchor: line.from + fence.length + 1 + text.length },
  };
};

const heading = 'Column 1';
const table = `| ${heading} | Column 2 |\n| --- | --- |\n|  |  |`;

/** Inserts a table with its first heading selected. */
export const insertTable: Edit = (state) => {
  const { change, start } = blockInsert(state, state.selection.main.to, table);
  return { changes: change, selection: { anchor: start + 2, head: start + 2 + heading.length } };
};

function toggleMarks(state: EditorState, has: RegExp, markOf: (index: number) => string) {
  const lines = selectedLines(state).filter(({ text }) => text.trim() !== '');
  const isOn = lines.length > 0 && lines.every(({ text }) => has.test(text));
  return setMarks(state, isOn ? () => '' : markOf);
}

/** Gives each selected line a mark in place of what it has. Empty lines among others stay empty. */
function setMarks(state: EditorState, markOf: (index: number) => string) {
  const all = selectedLines(state);
  const written = all.filter(({ text }) => text.trim() !== '');
  const lines = written.length > 0 ? written : all;
  const changes = state.changes(
    lines.map((line, index) => {
      const [found = '', indent = ''] = lineMark.exec(line.text) ?? [];
      return { from: line.from + indent.length, to: line.from + found.length, insert: markOf(index) };
    }),
  );
  return { changes, selection: state.selection.map(changes, 1) };
}

function selectedLines({ doc, selection: { main } }: EditorState): Line[] {
  const lines: Line[] = [];
  for (let at = main.from; at <= main.to;) {
    const line = doc.lineAt(at);
    lines.push(line);
    at = line.to + 1;
  }
  return lines;
}
