import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../document/schema.ts';
import type { Tool } from '../formatting-toolbar.tsx';
import { toolFaces } from '../tool-faces.ts';
import {
  cycleHeading,
  insertFootnote,
  isWithin,
  levelAt,
  listAt,
  toggleBold,
  toggleBullets,
  toggleCode,
  toggleItalic,
  toggleNumbers,
  toggleQuote,
  toggleStrike,
  toggleTasks,
} from './commands.ts';
import { alignColumn, insertTable } from './table-commands.ts';

interface VisualTool extends Omit<Tool, 'run' | 'isOn'> {
  command: Command;
  isOn?: (state: EditorState) => boolean;
}

const { nodes, marks } = schema;

const formats: readonly VisualTool[] = [
  { ...toolFaces.bold, command: toggleBold, isOn: hasMark('strong') },
  { ...toolFaces.italic, command: toggleItalic, isOn: hasMark('em') },
  { ...toolFaces.strike, command: toggleStrike, isOn: hasMark('strike') },
  { ...toolFaces.heading, command: cycleHeading, isOn: (state) => levelAt(state) > 0 },
];

const blocks: readonly VisualTool[] = [
  { ...toolFaces.quote, command: toggleQuote, isOn: (state) => isWithin(state, nodes.blockquote) },
  {
    ...toolFaces.bullets,
    command: toggleBullets,
    isOn: (state) => listAt(state)?.type === nodes.bullet_list,
  },
  {
    ...toolFaces.numbers,
    command: toggleNumbers,
    isOn: (state) => listAt(state)?.type === nodes.ordered_list,
  },
  { ...toolFaces.tasks, command: toggleTasks },
  {
    ...toolFaces.code,
    command: toggleCode,
    isOn: (state) => hasMark('code')(state) || state.selection.$from.parent.type === nodes.code_block,
  },
  { ...toolFaces.table, command: insertTable, isOn: isInTable },
  { ...toolFaces.footnote, command: insertFootnote },
];

/** Buttons that are there while the cursor is in a table. */
export const tableTools: readonly { label: string; command: Command }[] = [
  { label: 'Add row', command: addRowAfter },
  { label: 'Remove row', command: deleteRow },
  { label: 'Add column', command: addColumnAfter },
  { label: 'Remove column', command: deleteColumn },
  { label: 'Align left', command: alignColumn('left') },
  { label: 'Centre', command: alignColumn('center') },
  { label: 'Align right', command: alignColumn('right') },
  { label: 'Remove table', command: deleteTable },
];

interface VisualToolsOptions {
  view: EditorView | undefined;
  state: EditorState | undefined;
  onLink: () => void;
  onPicture: (() => void) | undefined;
}

/** Tools of the page as it is shown. */
export function visualTools({ view, state, onLink, onPicture }: VisualToolsOptions): Tool[] {
  const tools = (list: readonly VisualTool[]) =>
    list.map(({ command, isOn, ...tool }) => ({
      ...tool,
      ...(isOn && { isOn: state !== undefined && isOn(state) }),
      run: () => runCommand(view, command),
    }));
  return [
    ...tools(formats),
    { ...toolFaces.link, run: onLink, isOn: state && hasMark('link')(state) },
    ...tools(blocks),
    ...(onPicture ? [{ ...toolFaces.picture, run: onPicture }] : []),
  ];
}

/** Which tools are on: while that stays the same, typing draws no toolbar. */
export function toolKey(state: EditorState): string {
  const on = [...formats, ...blocks].map(({ isOn }) => isOn?.(state) === true);
  return [...on, hasMark('link')(state)].join();
}

export function runCommand(view: EditorView | undefined, command: Command): void {
  if (!view) return;
  command(view.state, view.dispatch, view);
  view.focus();
}

function hasMark(name: 'strong' | 'em' | 'strike' | 'code' | 'link'): (state: EditorState) => boolean {
  return ({ selection: { from, to, empty, $from }, doc, storedMarks }) => {
    const type = marks[name];
    if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
    return doc.rangeHasMark(from, to, type);
  };
}
