import { addRowAfter, goToNextCell, isInTable } from 'prosemirror-tables';
import { Selection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from '../document/schema.ts';

const { nodes } = schema;

/** A table of two columns, with the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (!dispatch) return true;
  const cells = (type: typeof nodes.table_cell) => [type.create(), type.create()];
  const table = nodes.table.create(null, [
    nodes.table_row.create(null, cells(nodes.table_header)),
    nodes.table_row.create(null, cells(nodes.table_cell)),
  ]);
  const { tr } = state;
  const { $from } = tr.selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const beside = $from.depth > 0 && (isEmpty ? $from.before(1) : $from.after(1));
  const at = beside === false ? $from.pos : beside;
  if (isEmpty) tr.replaceWith(at, $from.after(1), table);
  else tr.insert(at, table);
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView());
  return true;
};

/** Leads to the next cell; after the last one there is a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!view) return true;
  addRowAfter(view.state, view.dispatch);
  return goToNextCell(1)(view.state, view.dispatch);
};

export const previousCell: Command = (state, dispatch) =>
  isInTable(state) && goToNextCell(-1)(state, dispatch);

/** Leads to the cell below; below the last row there is a new one. */
export const cellBelow: Command = (state, dispatch, view) => {
  const place = placeAt(state);
  if (!place) return false;
  if (!dispatch || !view) return true;
  if (place.row === place.table.childCount - 1) addRowAfter(view.state, view.dispatch);
  const now = placeAt(view.state);
  if (!now) return true;
  let at = now.start;
  for (let row = 0; row <= place.row; row += 1) at += now.table.child(row).nodeSize;
  at += 1;
  const below = now.table.child(place.row + 1);
  for (let column = 0; column < place.column; column += 1) at += below.child(column).nodeSize;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at + 1))).scrollIntoView());
  return true;
};

/** Leads out of a table, to a new paragraph if it is the last thing. */
export const leaveTable: Command = (state, dispatch) => {
  const place = placeAt(state);
  if (!place) return false;
  const { tr } = state;
  const after = place.start + place.table.nodeSize - 1;
  if (after >= tr.doc.content.size) tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after))).scrollIntoView());
  return true;
};

/** Gives the column of the cursor an alignment. */
export function alignColumn(align: 'left' | 'center' | 'right' | null): Command {
  return (state, dispatch) => {
    const place = placeAt(state);
    if (!place) return false;
    const { tr } = state;
    let at = place.start;
    place.table.forEach((row) => {
      let cell = at + 1;
      for (let column = 0; column < place.column; column += 1) cell += row.child(column).nodeSize;
      tr.setNodeAttribute(cell, 'align', align);
      at += row.nodeSize;
    });
    dispatch?.(tr);
    return true;
  };
}

function placeAt({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 1; depth -= 1) {
    if ($from.node(depth).type !== nodes.table_row) continue;
    const table = $from.node(depth - 1);
    return { table, start: $from.start(depth - 1), row: $from.index(depth - 1), column: $from.index(depth) };
  }
  return undefined;
}
