import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';

const byItsText = Decoration.line({ attributes: { dir: 'auto' } });

/** Each line is written in the direction of its own first letter: Arabic and English may stand in one text. */
export const lineDirection = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = visibleLines(view);
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = visibleLines(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
];

function visibleLines({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      lines.add(line.from, line.from, byItsText);
      at = line.to + 1;
    }
  }
  return lines.finish();
}
