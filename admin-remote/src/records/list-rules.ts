import { cardNamesOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ListFilter } from '../components/list/list-toolbar.tsx';
import type { ListRules, SortOption } from '../lib/list-view.ts';
import { textAt, textsAt } from '../lib/value-at.ts';

const searched: readonly string[] = ['line', 'text', 'prose', 'slug', 'choice'];
const pageSize = 24;

/** Search, order and filters of a kind's list; all work on its cards. */
export function listRulesOf(kind: Kind): ListRules<object> {
  const { fields, filter } = kind;
  const card = cardNamesOf(kind);
  const typeOf = (name: string) => fields[name]?.type;
  const texts = card.filter((name) => name === 'excerpt' || searched.includes(typeOf(name) ?? ''));
  const tags = card.filter((name) => typeOf(name) === 'tags');
  return {
    pageSize,
    sorts: sortsOf(kind),
    textOf: (item) =>
      [...texts.map((name) => textAt(item, name)), ...tags.flatMap((name) => textsAt(item, name))].join(' '),
    ...(filter && { matchesFilter: (item, tag) => textsAt(item, filter.field).includes(tag) }),
  };
}

/** The choice of tags to filter by. */
export function filterOf({ filter }: Kind, all: readonly object[]): ListFilter | undefined {
  if (!filter) return undefined;
  const tags = new Set(all.flatMap((card) => textsAt(card, filter.field)));
  return {
    label: filter.label,
    allLabel: filter.allLabel,
    options: [...tags].sort((a, b) => a.localeCompare(b)),
  };
}

function sortsOf({ titleField, sortBy, words }: Kind): SortOption<object>[] {
  return [
    { id: 'newest', label: 'Newest first', compare: (a, b) => compareAt('_id', b, a) },
    { id: 'oldest', label: 'Oldest first', compare: (a, b) => compareAt('_id', a, b) },
    { id: 'updated', label: 'Recently updated', compare: (a, b) => compareAt('updatedAt', b, a) },
    {
      id: 'title',
      label: 'Title A–Z',
      compare: (a, b) => textAt(a, titleField).localeCompare(textAt(b, titleField)),
    },
    ...(sortBy === undefined || words.sorted === undefined
      ? []
      : [{ id: sortBy, label: words.sorted, compare: (a: object, b: object) => compareAt(sortBy, b, a) }]),
  ];
}

function compareAt(name: string, a: object, b: object): number {
  const [first, second] = [textAt(a, name), textAt(b, name)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
