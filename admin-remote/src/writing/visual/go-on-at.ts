import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readText } from '../document/written-text.ts';

/** No text has it. */
const mark = '\uE000';

/**
 * Puts the cursor where it was in the source. At the end of the source, a space or a line that was begun there is there
 * again, which Markdown by itself does not keep.
 */
export function goOnAt(view: EditorView, source: string, at: number): void {
  const { doc } = readText(source.slice(0, at) + mark + source.slice(at));
  let position: number | undefined;
  doc.descendants((node, start) => {
    const index = node.text?.indexOf(mark) ?? -1;
    if (index >= 0) position = start + index;
  });
  const { tr } = view.state;
  if (position === undefined) return;
  const bare = view.state.reconfigure({}).apply(tr.replaceWith(0, tr.doc.content.size, doc.content)).tr;
  bare.delete(position, position + mark.length);
  const isSame = bare.doc.eq(view.state.doc);
  const isEnd = source.slice(at).trim() === '';
  const next = view.state.tr;
  if (!isSame && isEnd) next.replaceWith(0, next.doc.content.size, bare.doc.content);
  if (!isSame && !isEnd) position = startOfBlock(view, source, at);
  view.dispatch(next.setSelection(TextSelection.near(next.doc.resolve(position))).scrollIntoView());
}

/** A cursor within the signs of Markdown goes to the beginning of what they stand for. */
function startOfBlock(view: EditorView, source: string, at: number): number {
  const index = readText(source).blocks.findLastIndex(({ start }) => start <= at);
  return view.state.doc.children
    .slice(0, Math.max(0, index))
    .reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}
