import { Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

type Points = ReadonlyMap<number, number>;

const key = new PluginKey<Points>('insert-points');

/** Places of the text that wait for something to be inserted. They move with the text around them. */
export const insertPoints = new Plugin<Points>({
  key,
  state: {
    init: () => new Map(),
    apply(tr, points) {
      const moved = tr.docChanged
        ? new Map([...points].map(([id, at]) => [id, tr.mapping.map(at)]))
        : new Map(points);
      const change = tr.getMeta(key) as { id: number; at?: number } | undefined;
      if (change?.at !== undefined) moved.set(change.id, change.at);
      else if (change) moved.delete(change.id);
      return moved;
    },
  },
});

let lastId = 0;

/** Keeps a place, by the returned id. */
export function keepPoint(view: EditorView, at: number): number {
  lastId += 1;
  view.dispatch(view.state.tr.setMeta(key, { id: lastId, at }));
  return lastId;
}

export function dropPoint(view: EditorView, id: number): void {
  view.dispatch(view.state.tr.setMeta(key, { id }));
}

export function placeOf(view: EditorView, id: number): number | undefined {
  return key.getState(view.state)?.get(id);
}
