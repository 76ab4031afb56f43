import { cardNamesOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ListFilter } from '../components/list/list-toolbar.tsx';
import type { ListRules, SortOption } from '../lib/list-view.ts';
import { textAt, textsAt } from '../lib/value-at.ts';
import { changedAt } from './list-item.ts';
import type { ListItem } from './list-item.ts';

const searched: readonly string[] = ['line', 'text', 'prose', 'slug', 'choice'];
const pageSize = 24;

/**
 * Search, order and filters of a kind's list; all work on its cards and their states.
 *
 * @param columnSorts further orders, those of the columns of its table
 */
export function listRulesOf(kind: Kind, columnSorts: readonly SortOption<ListItem>[]): ListRules<ListItem> {
  const { fields, filter } = kind;
  const names = cardNamesOf(kind);
  const typeOf = (name: string) => fields[name]?.type;
  const texts = names.filter((name) => name === 'excerpt' || searched.includes(typeOf(name) ?? ''));
  const tags = names.filter((name) => typeOf(name) === 'tags');
  return {
    pageSize,
    sorts: [...usualSorts(kind), ...columnSorts],
    textOf: ({ card }) =>
      [...texts.map((name) => textAt(card, name)), ...tags.flatMap((name) => textsAt(card, name))].join(' '),
    stateOf: ({ summary }) => summary?.state,
    ...(filter && { matchesFilter: ({ card }, tag) => textsAt(card, filter.field).includes(tag) }),
  };
}

/** The orders that a list offers: the usual ones, and the one that it has. */
export function offeredSorts({ sorts }: ListRules<ListItem>, kind: Kind, current: string) {
  const usual = usualSorts(kind);
  const own = usual.some(({ id }) => id === current) ? [] : sorts.filter(({ id }) => id === current);
  return [...usual, ...own.slice(0, 1)];
}

/** The choice of tags to filter by. */
export function filterOf({ filter }: Kind, all: readonly ListItem[]): ListFilter | undefined {
  if (!filter) return undefined;
  const tags = new Set(all.flatMap(({ card }) => textsAt(card, filter.field)));
  return {
    label: filter.label,
    allLabel: filter.allLabel,
    options: [...tags].sort((a, b) => a.localeCompare(b)),
  };
}

function usualSorts({ titleField, sortBy, words }: Kind): SortOption<ListItem>[] {
  return [
    { id: 'newest', label: 'Newest first', compare: (a, b) => compareTexts(b.card._id, a.card._id) },
    { id: 'oldest', label: 'Oldest first', compare: (a, b) => compareTexts(a.card._id, b.card._id) },
    {
      id: 'updated',
      label: 'Recently updated',
      compare: (a, b) => compareTexts(changedAt(b), changedAt(a)),
    },
    {
      id: 'title',
      label: 'Title A–Z',
      compare: (a, b) => textAt(a.card, titleField).localeCompare(textAt(b.card, titleField)),
    },
    ...(sortBy === undefined || words.sorted === undefined
      ? []
      : [
          {
            id: sortBy,
            label: words.sorted,
            compare: (a: ListItem, b: ListItem) =>
              compareTexts(textAt(b.card, sortBy), textAt(a.card, sortBy)),
          },
        ]),
  ];
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
