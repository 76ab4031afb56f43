import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { EditorState, Plugin } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { schema } from '../document/schema.ts';
import { blockToMarkdown } from '../document/serialize.ts';
import { createWriter, readText, rebaseText } from '../document/written-text.ts';
import type { TextView, TextViewOptions } from '../use-text-view.ts';
import { insertPoints } from './insert-points.ts';
import { textKeys } from './keys.ts';
import { nodeViews } from './node-views.ts';
import { linkCard } from './link-card.ts';
import { pasteAndDrop } from './paste-and-drop.ts';
import { shortcuts } from './shortcuts.ts';
import { slashChoices } from './slash-choices.ts';
import type { SlashChoice } from './slash-choices.ts';
import { slashMenu } from './slash-menu.ts';

export interface VisualOptions extends TextViewOptions {
  /** Called after each change of the text or of what is selected. */
  onState: (state: EditorState) => void;
  /** Lets somebody change the link at the cursor. */
  onLink: () => void;
  /** Lets somebody choose a picture. */
  onPicture: () => void;
}

/** An editor that shows Markdown as the page will. */
export function createVisualView(options: VisualOptions): TextView<EditorView> {
  let written = readText(options.text);
  let write = createWriter(written);
  let current = options.text;

  const view: EditorView = new EditorView(options.parent, {
    state: EditorState.create({
      doc: written.doc,
      plugins: [
        insertPoints,
        pasteAndDrop(options),
        shortcuts,
        slashMenu(withPicture(options.onPicture)),
        linkCard(options.onLink),
        new Plugin({ props: { handleKeyDown: (_view, event) => pressed(event) } }),
        ...textKeys,
        history(),
        dropCursor({ class: 'drop-cursor' }),
        gapCursor(),
        tableEditing(),
      ],
    }),
    nodeViews,
    attributes: withClass(options.attributes),
    clipboardTextSerializer: ({ content }) =>
      content.content.map((node) => (node.isBlock ? blockOf(node) : (node.text ?? ''))).join('\n\n'),
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr));
      markEmpty();
      options.onState(view.state);
      if (!tr.docChanged || tr.getMeta('remote') === true) return;
      current = write(view.state.doc);
      options.onText(current);
    },
    handleDOMEvents: { blur: () => void options.onBlur() },
  });
  view.dom.dataset.placeholder = options.placeholder;
  markEmpty();
  options.onState(view.state);

  return {
    view,
    show(text) {
      if (text === current) return;
      current = text;
      const next = readText(text);
      replaceDifference(view, next.doc);
      written = rebaseText(next, view.state.doc);
      write = createWriter(written);
    },
    setAttributes: (attributes) => view.setProps({ attributes: withClass(attributes) }),
  };

  function pressed(event: KeyboardEvent): boolean {
    const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (!isLink) return false;
    event.preventDefault();
    options.onLink();
    return true;
  }

  function markEmpty(): void {
    const { doc } = view.state;
    const isEmpty =
      doc.childCount === 1 && doc.firstChild?.type === schema.nodes.paragraph && doc.content.size === 2;
    view.dom.toggleAttribute('data-empty', isEmpty);
  }
}

function withPicture(onPicture: () => void): SlashChoice[] {
  const command: Command = () => {
    onPicture();
    return true;
  };
  return [...slashChoices, { label: 'Picture', words: 'image photo video', command }];
}

function withClass(attributes: Record<string, string>): Record<string, string> {
  return { role: 'textbox', 'aria-multiline': 'true', tabindex: '0', ...attributes, class: 'written' };
}

function blockOf(node: Parameters<typeof blockToMarkdown>[0]): string {
  const isBlock = node.type.isInGroup('block');
  return isBlock ? blockToMarkdown(node) : node.textContent;
}

/** Replaces what differs, without a step of undo. */
function replaceDifference(view: EditorView, next: EditorView['state']['doc']): void {
  const { doc, tr } = view.state;
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  view.dispatch(tr.setMeta('remote', true).setMeta('addToHistory', false));
}
