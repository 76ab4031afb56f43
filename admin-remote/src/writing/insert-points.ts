import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Insert } from './edits.ts';

const added = StateEffect.define<{ id: number; at: number }>();
const removed = StateEffect.define<number>();

/** Places of the text that wait for something to be inserted. They move with the text around them. */
export const insertPoints = StateField.define<ReadonlyMap<number, number>>({
  create: () => new Map(),
  update(points, { changes, effects }) {
    let next = points;
    if (!changes.empty && next.size > 0) {
      next = new Map([...next].map(([id, at]) => [id, changes.mapPos(at, 1)]));
    }
    for (const effect of effects) {
      if (effect.is(added)) next = new Map(next).set(effect.value.id, effect.value.at);
      if (effect.is(removed)) next = new Map([...next].filter(([id]) => id !== effect.value));
    }
    return next;
  },
});

let lastId = 0;

/** Keeps a place, by the returned id. */
export function keepPoint(view: EditorView, at: number): number {
  lastId += 1;
  view.dispatch({ effects: added.of({ id: lastId, at }) });
  return lastId;
}

export function dropPoint(view: EditorView, id: number): void {
  view.dispatch({ effects: removed.of(id) });
}

/** Inserts at a kept place, which is then behind what was inserted; so is the cursor if it stood there. */
export function insertAtPoint(view: EditorView, id: number, insertOf: (at: number) => Insert): void {
  const at = view.state.field(insertPoints).get(id);
  if (at === undefined) return;
  const changes = view.state.changes(insertOf(at));
  view.dispatch({
    changes,
    selection: view.state.selection.map(changes, 1),
    userEvent: 'input.paste',
    scrollIntoView: view.hasFocus,
  });
}
