import { Plugin, PluginKey } from 'prosemirror-state';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../document/schema.ts';
import { placeBelow } from './place-below.ts';
import { choicesFor } from './slash-choices.ts';
import type { SlashChoice } from './slash-choices.ts';

interface SlashState {
  /** Where the slash stands; undefined while nothing is offered. */
  at?: number;
  found: readonly SlashChoice[];
  active: number;
  /** Where a slash stands that was dismissed. */
  dismissed?: number;
}

type Change = { move: number } | { dismiss: true };

const key = new PluginKey<SlashState>('slash-menu');
const typed = /^\/([\p{L}\d ]{0,20})$/u;
const listId = 'slash-choices';
const nothing: SlashState = { found: [], active: 0 };

/** A menu that a slash at the beginning of a paragraph opens. The focus stays in the text. */
export function slashMenu(choices: readonly SlashChoice[]): Plugin<SlashState> {
  return new Plugin<SlashState>({
    key,
    state: {
      init: () => nothing,
      apply(tr, before, _old, state) {
        const change = tr.getMeta(key) as Change | undefined;
        const { found, active, at } = before;
        if (change && 'dismiss' in change) return { ...nothing, dismissed: at };
        if (change) return { ...before, active: (active + change.move + found.length) % found.length };
        return tr.docChanged || tr.selectionSet ? offer(state, choices, before) : before;
      },
    },
    props: {
      attributes: (state): Record<string, string> => {
        const { at, active } = key.getState(state) ?? nothing;
        if (at === undefined) return {};
        return { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${active}` };
      },
      handleKeyDown(view, event) {
        const { at, found, active } = key.getState(view.state) ?? nothing;
        if (at === undefined) return false;
        if (event.key === 'ArrowDown') change(view, { move: 1 });
        else if (event.key === 'ArrowUp') change(view, { move: -1 });
        else if (event.key === 'Escape') change(view, { dismiss: true });
        else if (event.key === 'Enter' || event.key === 'Tab') choose(view, found[active]);
        else return false;
        event.preventDefault();
        event.stopPropagation();
        return true;
      },
      handleDOMEvents: {
        blur: (view) => {
          if (key.getState(view.state)?.at !== undefined) change(view, { dismiss: true });
        },
      },
    },
    view: (view) => drawMenu(view),
  });
}

function offer(state: EditorState, choices: readonly SlashChoice[], before: SlashState): SlashState {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return nothing;
  const query = typed.exec($from.parent.textBetween(0, $from.parentOffset))?.[1];
  const at = $from.start();
  if (query === undefined) return nothing;
  if (before.dismissed === at) return { ...nothing, dismissed: at };
  const found = choicesFor(choices, query);
  if (found.length === 0) return nothing;
  return { at, found, active: before.found.length === found.length ? before.active : 0 };
}

function change(view: EditorView, meta: Change): void {
  view.dispatch(view.state.tr.setMeta(key, meta));
}

/** Takes what was typed away, and does what was chosen. */
function choose(view: EditorView, choice: SlashChoice | undefined): void {
  const { at } = key.getState(view.state) ?? nothing;
  if (at === undefined || !choice) return;
  view.dispatch(view.state.tr.delete(at, view.state.selection.from));
  choice.command(view.state, view.dispatch, view);
  view.focus();
}

function drawMenu(view: EditorView) {
  const list = document.createElement('ul');
  list.id = listId;
  list.className = 'slash';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Insert');
  view.dom.after(list);

  function update(): void {
    const { at, found, active } = key.getState(view.state) ?? nothing;
    list.hidden = at === undefined;
    if (at === undefined) return list.replaceChildren();
    list.replaceChildren(...found.map((choice, index) => optionOf(choice, index, index === active)));
    placeBelow(view, list, at);
    list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  function optionOf(choice: SlashChoice, index: number, isActive: boolean): HTMLElement {
    const option = document.createElement('li');
    option.id = `${listId}-${index}`;
    option.textContent = choice.label;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', String(isActive));
    // The focus, and with it the keyboard of a phone, stays in the text.
    option.addEventListener('mousedown', (event) => event.preventDefault());
    option.addEventListener('click', () => choose(view, choice));
    return option;
  }

  return { update, destroy: () => list.remove() };
}
