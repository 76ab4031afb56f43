import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import type { Node, NodeType } from 'prosemirror-model';
import { schema } from '../document/schema.ts';

const { nodes, marks } = schema;

export const toggleBold = toggleMark(marks.strong);
export const toggleItalic = toggleMark(marks.em);
export const toggleStrike = toggleMark(marks.strike);
const toggleInlineCode = toggleMark(marks.code);

/** Makes headings of the selected blocks, smaller ones of headings, and text of the smallest. */
export const cycleHeading: Command = (state, dispatch) => {
  const level = levelAt(state);
  return (level >= 3 ? setBlockType(nodes.paragraph) : setHeading(level + 1))(state, dispatch);
};

export function setHeading(level: number): Command {
  return setBlockType(nodes.heading, { level });
}

export const setParagraph = setBlockType(nodes.paragraph);

export const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

export const toggleBullets: Command = toggleList(nodes.bullet_list);
export const toggleNumbers: Command = toggleList(nodes.ordered_list);

/** Gives the items of the list that the cursor is in boxes to tick, or takes them away. */
export const toggleTasks: Command = (state, dispatch) => {
  const { $from, from, to } = state.selection;
  if (!isWithin(state, nodes.list_item)) {
    return wrapInList(nodes.bullet_list)(state, dispatch && ((wrapped) => dispatch(ticked(wrapped, false))));
  }
  const isOn = itemAt($from)?.attrs.checked !== null;
  dispatch?.(ticked(state.tr, isOn ? null : false, from, to));
  return true;
};

/** Within a line code is marked; an empty line, or several, become a block of code, and the block text again. */
export const toggleCode: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection;
  if ($from.parent.type === nodes.code_block) return setParagraph(state, dispatch);
  const isLine = $from.sameParent($to) && $from.parent.content.size > 0;
  if (isLine && !(empty && $from.parent.textContent.trim() === '')) return toggleInlineCode(state, dispatch);
  return setBlockType(nodes.code_block)(state, dispatch);
};

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
  return true;
};

/** A footnote at the cursor, with its text at the end, where writing goes on. */
export const insertFootnote: Command = (state, dispatch) => {
  if (!dispatch) return true;
  const taken = footnoteLabels(state.doc);
  let number = 1;
  while (taken.has(String(number))) number += 1;
  const label = String(number);
  const { tr } = state;
  tr.replaceSelectionWith(nodes.footnote_ref.create({ label }), false);
  tr.insert(tr.doc.content.size, nodes.footnote.create({ label }, nodes.paragraph.create()));
  tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView();
  dispatch(tr);
  return true;
};

export function footnoteLabels(text: Node): Set<string> {
  const labels = new Set<string>();
  text.descendants(({ attrs }) => void labels.add(String(attrs.label)));
  return labels;
}

export const indentItem: Command = sinkListItem(nodes.list_item);
export const outdentItem: Command = liftListItem(nodes.list_item);

export function levelAt({ selection: { $from } }: EditorState): number {
  return $from.parent.type === nodes.heading ? Number($from.parent.attrs.level) : 0;
}

export function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

/** The list around the cursor: undefined outside of one. */
export function listAt({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return { type, pos: $from.before(depth) };
  }
  return undefined;
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = listAt(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };
}

function itemAt($from: EditorState['selection']['$from']) {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes.list_item) return $from.node(depth);
  return undefined;
}

function ticked(
  tr: EditorState['tr'],
  checked: boolean | null,
  from = tr.selection.from,
  to = tr.selection.to,
) {
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === nodes.list_item) tr.setNodeAttribute(pos, 'checked', checked);
  });
  return tr;
}
