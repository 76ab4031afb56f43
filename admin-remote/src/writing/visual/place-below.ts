import type { EditorView } from 'prosemirror-view';

/** Puts what stands beside the text in its frame below a position of it, within the width of the frame. */
export function placeBelow(view: EditorView, element: HTMLElement, at: number): void {
  const frame = element.parentElement?.getBoundingClientRect();
  const { left, bottom } = view.coordsAtPos(at);
  if (!frame) return;
  element.style.left = `${Math.max(0, Math.min(left - frame.left, frame.width - element.offsetWidth))}px`;
  element.style.top = `${bottom - frame.top + 4}px`;
}
