import { TextSelection } from 'prosemirror-state';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isLinkable, schema } from '../document/schema.ts';

const { link } = schema.marks;

/** The link around the cursor: its target, and where it begins and ends. */
export function linkAt({ selection: { $from, from } }: EditorState) {
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return undefined;
  const { parent } = $from;
  let at = $from.start();
  let range: { from: number; to: number } | undefined;
  parent.forEach((node) => {
    const end = at + node.nodeSize;
    if (mark.isInSet(node.marks)) {
      if (range?.to === at) range.to = end;
      else if (!range || range.to < from) range = { from: at, to: end };
    }
    at = end;
  });
  const { from: start = from, to = from } = range ?? {};
  return { href: String(mark.attrs.href), from: start, to };
}

/** Links what is selected, the link around the cursor, or the address itself. An empty address takes the link away. */
export function setLink(view: EditorView, address: string): void {
  const { state } = view;
  const around = linkAt(state);
  const { from, to } = around ?? state.selection;
  const { tr } = state;
  const href = addressOf(address);
  if (href === undefined) tr.removeMark(from, to, link);
  else if (from === to) {
    tr.insert(from, schema.text(href, [link.create({ href })]));
    tr.setSelection(TextSelection.create(tr.doc, from + href.length));
  } else tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** An address as it is typed: without a scheme it is one of the web. */
function addressOf(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '') return undefined;
  if (isLinkable(address)) return address;
  if (/^[^\s@/]+@[^\s@/.]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return `https://${address.replace(/^[a-z][a-z\d+.-]*:(?:\/\/)?/i, '')}`;
}
