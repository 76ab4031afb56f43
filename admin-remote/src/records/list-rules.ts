import { cardNamesOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ListFilter } from '../components/list/list-toolbar.tsx';
import type { ListRules, SortOption } from '../lib/list-view.ts';
import { textAt, textsAt } from '../lib/value-at.ts';
import type { ListItem } from './list-item.ts';
import { ordersOf, sortsOf } from './list-orders.ts';

const searched: readonly string[] = ['line', 'text', 'prose', 'slug', 'choice'];
const pageSize = 24;

/** Search, order and filters of a kind's list; all work on its cards and their states. */
export function listRulesOf(kind: Kind): ListRules<ListItem> {
  const { fields, filter } = kind;
  const names = cardNamesOf(kind);
  const typeOf = (name: string) => fields[name]?.type;
  const texts = names.filter((name) => name === 'excerpt' || searched.includes(typeOf(name) ?? ''));
  const tags = names.filter((name) => typeOf(name) === 'tags');
  return {
    pageSize,
    sorts: [...byAge, ...ordersOf(kind).flatMap(sortsOf)],
    textOf: ({ card }) =>
      [...texts.map((name) => textAt(card, name)), ...tags.flatMap((name) => textsAt(card, name))].join(' '),
    stateOf: ({ summary }) => summary?.state,
    ...(filter && { matchesFilter: ({ card }, tag) => textsAt(card, filter.field).includes(tag) }),
  };
}

/** The orders that a list offers: the usual ones, and the one that it has. */
export function offeredSorts({ sorts }: ListRules<ListItem>, kind: Kind, current: string) {
  const usual = ['newest', 'oldest', 'updated', 'title', ...(kind.words.sorted ? [kind.sortBy] : [])];
  return sorts.filter(({ id }) => usual.includes(id) || id === current);
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

const byAge: SortOption<ListItem>[] = [
  { id: 'newest', label: 'Newest first', compare: (a, b) => compareIds(b, a) },
  { id: 'oldest', label: 'Oldest first', compare: compareIds },
];

/** Ids begin with the moment at which they were made. */
function compareIds({ card: a }: ListItem, { card: b }: ListItem): number {
  if (a._id === b._id) return 0;
  return a._id < b._id ? -1 : 1;
}
