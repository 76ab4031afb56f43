import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { Selection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { schema } from '../document/schema.ts';
import {
  indentItem,
  insertFootnote,
  insertRule,
  outdentItem,
  setHeading,
  setParagraph,
  toggleBold,
  toggleBullets,
  toggleCode,
  toggleItalic,
  toggleNumbers,
  toggleQuote,
  toggleStrike,
  toggleTasks,
} from './commands.ts';
import { cellBelow, insertTable, leaveTable, nextCell, previousCell } from './table-commands.ts';

const { nodes } = schema;

const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Enter below a picture goes on after it: its caption has one line. */
const leaveFigure: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.figure) return false;
  return exitCode(state, dispatch) || afterBlock(state, dispatch);
};

const afterBlock: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { tr } = state;
  const after = $from.after();
  tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  return true;
};

/** The keys of the text. What none of them takes is the browser's own, such as Tab outside of lists and tables. */
export const textKeys = [
  keymap({
    'Mod-z': chainCommands(undoInputRule, undo),
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-Shift-x': toggleStrike,
    'Mod-e': toggleCode,
    'Mod-Alt-0': setParagraph,
    'Mod-Alt-1': setHeading(1),
    'Mod-Alt-2': setHeading(2),
    'Mod-Alt-3': setHeading(3),
    'Mod-Alt-t': insertTable,
    'Mod-Alt-f': insertFootnote,
    'Mod-Shift-7': toggleNumbers,
    'Mod-Shift-8': toggleBullets,
    'Mod-Shift-9': toggleTasks,
    'Mod-Shift-b': toggleQuote,
    'Mod-Alt--': insertRule,
    'Mod-Enter': chainCommands(leaveTable, exitCode),
    'Shift-Enter': chainCommands(cellBelow, exitCode, breakLine),
    Enter: chainCommands(cellBelow, leaveFigure, splitListItem(nodes.list_item, { checked: null })),
    Tab: chainCommands(nextCell, indentItem),
    'Shift-Tab': chainCommands(previousCell, outdentItem),
    Backspace: undoInputRule,
  }),
  keymap(baseKeymap),
];
