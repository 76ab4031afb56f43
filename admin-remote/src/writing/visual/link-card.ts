import { Plugin } from 'prosemirror-state';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { linkAt, setLink } from './links.ts';
import { placeBelow } from './place-below.ts';

/** Shows where the link at the cursor leads, and what can be done with it. The focus stays in the text. */
export function linkCard(onChange: () => void): Plugin {
  return new Plugin({ view: (view) => drawCard(view, onChange) });
}

function drawCard(view: EditorView, onChange: () => void) {
  const card = document.createElement('div');
  card.className = 'link-card';
  card.hidden = true;
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', 'Link at the cursor');
  const address = document.createElement('a');
  address.target = '_blank';
  address.rel = 'noreferrer';
  card.append(
    address,
    buttonOf('Change', onChange),
    buttonOf('Remove', () => setLink(view, '')),
  );
  view.dom.after(card);

  function show(): void {
    const link = view.state.selection.empty && view.editable ? linkAt(view.state) : undefined;
    card.hidden = link === undefined;
    if (!link) return;
    address.href = link.href;
    address.textContent = link.href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '');
    placeBelow(view, card, link.from);
  }

  function leave({ relatedTarget }: FocusEvent): void {
    const isWithin =
      relatedTarget instanceof Node && (card.contains(relatedTarget) || view.dom.contains(relatedTarget));
    if (!isWithin) card.hidden = true;
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    view.focus();
    card.hidden = true;
  }

  view.dom.addEventListener('focusout', leave);
  card.addEventListener('focusout', leave);
  card.addEventListener('keydown', press);

  return {
    update(_view: EditorView, before: EditorState) {
      const { doc, selection } = view.state;
      // It would stand in the way of what is written.
      if (!doc.eq(before.doc)) card.hidden = true;
      else if (!selection.eq(before.selection)) show();
    },
    destroy() {
      view.dom.removeEventListener('focusout', leave);
      card.remove();
    },
  };
}

function buttonOf(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  // The keyboard of a phone stays.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', run);
  return button;
}
