import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { LanguageSupport } from '@codemirror/language';
import {
  deleteMarkupBackward,
  insertNewlineContinueMarkupCommand,
  markdownLanguage,
  pasteURLAsLink,
} from '@codemirror/lang-markdown';
import { closeSearchPanel, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { dropCursor, EditorView, keymap, placeholder } from '@codemirror/view';
import type { KeyBinding } from '@codemirror/view';
import type { Edit } from './edits.ts';
import { findPanel } from './find-panel.ts';
import { editLink, toggleBold, toggleItalic } from './inline-edits.ts';
import { insertPoints } from './insert-points.ts';
import { lineDirection } from './line-direction.ts';
import { pasteAndDrop } from './paste-and-drop.ts';
import { adoptStyleSheets } from './style-sheets.ts';
import type { TextView, TextViewOptions } from './use-text-view.ts';
import { writingTheme } from './writing-theme.ts';

const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/** An editor of Markdown as it is written. */
export function createWritingView(options: TextViewOptions): TextView<EditorView> {
  adoptStyleSheets();
  const attributes = new Compartment();
  const attributesOf = (values: Record<string, string>) =>
    attributes.of(EditorView.contentAttributes.of(values));
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        attributesOf(options.attributes),
        // Checks of accessibility know what can be focused by this alone.
        EditorView.contentAttributes.of({ tabindex: '0' }),
        EditorView.lineWrapping,
        history(),
        dropCursor(),
        insertPoints,
        lineDirection,
        new LanguageSupport(markdownLanguage, pasteURLAsLink),
        search({ top: true, createPanel: findPanel }),
        placeholder(options.placeholder),
        pasteAndDrop(options),
        keymap.of([...writingKeys, ...searchKeys, ...historyKeymap, ...standardKeymap]),
        writingTheme,
        EditorView.domEventHandlers({ blur: () => options.onBlur() }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isTyped = transactions.some((one) => one.docChanged && !one.annotation(Transaction.remote));
          if (docChanged && isTyped) options.onText(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    view,
    show(text) {
      const changes = difference(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'));
      if (!changes) return;
      view.dispatch({
        changes,
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
      });
    },
    setAttributes: (values) =>
      view.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(values)) }),
  };
}

/** Makes a command of an edit. */
export function runEdit(view: EditorView, edit: Edit): boolean {
  const spec = edit(view.state);
  if (spec) view.dispatch(view.state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
  return spec !== undefined;
}

/** Opens the panel that finds words, or closes it. */
export function toggleFind(view: EditorView): void {
  if (!openSearchPanel(view)) closeSearchPanel(view);
}

const key = (name: string, edit: Edit): KeyBinding => ({ key: name, run: (view) => runEdit(view, edit) });

/** Tab is left to the browser: the keyboard leads out of the text. */
const writingKeys: KeyBinding[] = [
  key('Mod-b', toggleBold),
  key('Mod-i', toggleItalic),
  key('Mod-k', editLink),
  { key: 'Enter', run: continueOrEnd },
  { key: 'Backspace', run: deleteMarkupBackward },
];

const searchKeys = searchKeymap.filter(({ key: name = '' }) =>
  ['Mod-f', 'F3', 'Mod-g', 'Escape'].includes(name),
);

/** Goes on with a list or quote. Where that ends it, a blank line follows: without one, what is typed next belongs to it. */
function continueOrEnd(view: EditorView): boolean {
  const { lines } = view.state.doc;
  if (!continueMarkup(view)) return false;
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  const hasEnded = doc.lines === lines && line.text === '' && line.number > 1;
  if (hasEnded && doc.line(line.number - 1).text !== '') view.dispatch(view.state.replaceSelection('\n'));
  return true;
}

/** The change from one text to another, without what they begin and end with alike. */
function difference(before: string, after: string) {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
