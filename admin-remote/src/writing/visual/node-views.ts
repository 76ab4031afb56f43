import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { isVideo, schema } from '../document/schema.ts';

/** How parts of the text are drawn that have controls in them. */
export const nodeViews: Record<string, NodeViewConstructor> = {
  figure: (node, view, position) => figureView(node, view, position),
  list_item: (node, view, position) => itemView(node, view, position),
};

/** A picture or video with its caption, and a line for what those read who do not see it. */
function figureView(node: Node, view: EditorView, position: () => number | undefined): NodeView {
  const dom = document.createElement('figure');
  const { src } = node.attrs as { src: string };
  const shown = document.createElement(isVideo(src) ? 'video' : 'img');
  shown.src = src;
  if (shown instanceof HTMLVideoElement) shown.preload = 'metadata';
  shown.contentEditable = 'false';
  const caption = document.createElement('figcaption');
  caption.dir = 'auto';
  caption.setAttribute('aria-label', 'Caption');
  const label = document.createElement('label');
  label.contentEditable = 'false';
  const input = document.createElement('input');
  input.type = 'text';
  input.dir = 'auto';
  input.placeholder = 'What the picture shows, for those who cannot see it';
  label.append('Alternative text ', input);
  dom.append(shown, caption, label);
  input.addEventListener('change', () => {
    const at = position();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'alt', input.value));
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    input.blur();
    view.focus();
  });
  draw(node);

  function draw({ attrs, content }: Node): void {
    const alt = String(attrs.alt);
    if (shown instanceof HTMLImageElement) shown.alt = alt;
    else shown.setAttribute('aria-label', alt);
    if (document.activeElement !== input) input.value = alt;
    caption.dataset.empty = String(content.size === 0);
  }

  return {
    dom,
    contentDOM: caption,
    stopEvent: ({ target }) => target === input,
    ignoreMutation: ({ target }) => !caption.contains(target),
    update(next) {
      if (next.type !== node.type || next.attrs.src !== src) return false;
      draw(next);
      return true;
    },
  };
}

/** An item of a list, with its box if it is a task. */
function itemView(node: Node, view: EditorView, position: () => number | undefined): NodeView {
  const dom = document.createElement('li');
  const isTask = node.attrs.checked !== null;
  if (!isTask)
    return { dom, contentDOM: dom, update: (next) => next.type === node.type && next.attrs.checked === null };
  dom.className = 'task';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.contentEditable = 'false';
  box.setAttribute('aria-label', 'Done');
  const content = document.createElement('div');
  dom.append(box, content);
  box.checked = node.attrs.checked === true;
  box.addEventListener('change', () => {
    const at = position();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'checked', box.checked));
  });
  return {
    dom,
    contentDOM: content,
    stopEvent: ({ target }) => target === box,
    ignoreMutation: ({ target }) => !content.contains(target),
    update(next) {
      if (next.type !== schema.nodes.list_item || next.attrs.checked === null) return false;
      box.checked = next.attrs.checked === true;
      return true;
    },
  };
}
