import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorView, Panel } from '@codemirror/view';

/** More places than these are not counted. */
const maxPlaces = 999;

/** A line to find words with: what is looked for, how often it is there, on, back and close. */
export function findPanel(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'find';
  dom.setAttribute('role', 'search');
  dom.setAttribute('aria-label', 'Find in the text');
  const input = document.createElement('input');
  input.type = 'text';
  input.placeholder = 'Find';
  input.autocomplete = 'off';
  input.setAttribute('aria-label', 'Find');
  // CodeMirror gives this one the focus when the panel opens.
  input.setAttribute('main-field', 'true');
  const places = document.createElement('span');
  places.setAttribute('role', 'status');

  function sayPlaces(): void {
    const query = getSearchQuery(view.state);
    places.textContent = query.valid ? placesText(countPlaces(view, query)) : '';
  }

  function find(): void {
    const query = new SearchQuery({ search: input.value, literal: true });
    const place = query.valid ? placeFrom(view, query) : undefined;
    view.dispatch({
      effects: setSearchQuery.of(query),
      ...(place && { selection: { anchor: place.from, head: place.to }, scrollIntoView: true }),
    });
  }

  input.addEventListener('input', find);
  dom.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeSearchPanel(view);
    else if (event.key === 'Enter' && event.target === input)
      (event.shiftKey ? findPrevious : findNext)(view);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  dom.append(
    input,
    places,
    button('Previous', () => findPrevious(view)),
    button('Next', () => findNext(view)),
    button('Close', () => closeSearchPanel(view)),
  );
  return {
    dom,
    top: true,
    mount() {
      input.value = getSearchQuery(view.state).search;
      input.select();
      sayPlaces();
    },
    update({ docChanged, transactions }) {
      const isAsked = transactions.some(({ effects }) => effects.some((effect) => effect.is(setSearchQuery)));
      if (docChanged || isAsked) sayPlaces();
    },
  };
}

function button(label: string, onPress: () => unknown): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onPress);
  return made;
}

/** The first place from the selection on, or from the beginning. */
function placeFrom({ state }: EditorView, query: SearchQuery): { from: number; to: number } | undefined {
  for (const from of [state.selection.main.from, 0]) {
    const found = query.getCursor(state, from).next();
    if (!found.done) return found.value;
  }
  return undefined;
}

function countPlaces(view: EditorView, query: SearchQuery): number {
  const cursor = query.getCursor(view.state);
  let count = 0;
  while (count <= maxPlaces && !cursor.next().done) count += 1;
  return count;
}

function placesText(count: number): string {
  if (count === 0) return 'Not found';
  if (count > maxPlaces) return `More than ${maxPlaces} places`;
  return count === 1 ? '1 place' : `${count} places`;
}
