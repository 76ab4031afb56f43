import type { Media } from 'content-api/contract';
import { Slice } from 'prosemirror-model';
import type { Fragment } from 'prosemirror-model';
import { Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../document/schema.ts';

const { nodes, marks } = schema;

/** Shows a picture or a video at a place of the text, as a block of its own; any other file is a link there. */
export function insertMedia(view: EditorView, at: number, { url, alt, caption, name, type }: Media): void {
  const { tr } = view.state;
  const isShown = type.startsWith('image/') || type.startsWith('video/');
  if (!isShown) {
    view.dispatch(tr.insert(at, schema.text(name, [marks.link.create({ href: url })])).scrollIntoView());
    return;
  }
  const figure = nodes.figure.create({ src: url, alt }, caption === '' ? [] : [schema.text(caption)]);
  const $at = tr.doc.resolve(at);
  const isEmpty = $at.parent.type === nodes.paragraph && $at.parent.content.size === 0;
  const isBefore = $at.parentOffset === 0 && !isEmpty;
  const beside = $at.depth > 0 && (isBefore ? $at.before(1) : $at.after(1));
  const place = beside === false ? at : beside;
  if (isEmpty && $at.depth === 1) tr.replaceWith($at.before(1), $at.after(1), figure);
  else tr.insert(place, figure);
  const end = (isEmpty && $at.depth === 1 ? $at.before(1) : place) + figure.nodeSize;
  if (end >= tr.doc.content.size) tr.insert(end, nodes.paragraph.create());
  if (view.state.selection.from === at || !view.hasFocus())
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), 1));
  view.dispatch(tr.scrollIntoView());
}

/** Puts blocks at a place: what is pasted into a line goes on in it. */
export function insertBlocks(view: EditorView, at: number, content: Fragment): void {
  const { tr } = view.state;
  tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
  const only = content.childCount === 1 && content.firstChild?.type === nodes.paragraph;
  tr.replaceSelection(only ? Slice.maxOpen(content) : new Slice(content, openStart(content), 0));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
}

function openStart(content: Fragment): number {
  return content.firstChild?.type === nodes.paragraph ? 1 : 0;
}
