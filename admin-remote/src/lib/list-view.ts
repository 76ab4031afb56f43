import { foldText } from 'content-api/contract';

/** Search, filters, order and page of a list; they live in the URL. */
export interface ListState {
  search: string;
  sort: string;
  filter: string;
  /** A state of the records, empty for all. */
  state: string;
  /** From 1. */
  page: number;
}

/** One way to order a list. */
export interface SortOption<Item> {
  id: string;
  label: string;
  compare: (a: Item, b: Item) => number;
}

export interface ListRules<Item> {
  /** The first is the one that a list starts with. */
  sorts: readonly SortOption<Item>[];
  /** Texts in which a search looks. */
  textOf: (item: Item) => string;
  /** The state by which the list can be filtered. @default it has none */
  stateOf?: (item: Item) => string | undefined;
  matchesFilter?: (item: Item, filter: string) => boolean;
  pageSize: number;
}

export interface ListPage<Item> {
  items: Item[];
  /** All records that match, on whatever page. */
  matching: Item[];
  /** Number of matching records. */
  total: number;
  /** The page that is shown; a number past the end leads to the last one. */
  page: number;
  pages: number;
}

/** The records of the page that the state asks for. */
export function listPage<Item>(
  all: readonly Item[],
  state: ListState,
  rules: ListRules<Item>,
): ListPage<Item> {
  const words = foldText(state.search).split(/\s+/).filter(Boolean);
  const matching = all.filter((item) => {
    const text = foldText(rules.textOf(item));
    return (
      words.every((word) => text.includes(word)) &&
      (state.state === '' || rules.stateOf?.(item) === state.state) &&
      (state.filter === '' || (rules.matchesFilter?.(item, state.filter) ?? true))
    );
  });
  const sort = rules.sorts.find(({ id }) => id === state.sort) ?? rules.sorts[0];
  if (sort) matching.sort(sort.compare);
  const pages = Math.max(1, Math.ceil(matching.length / rules.pageSize));
  const page = Math.min(Math.max(1, state.page), pages);
  const from = (page - 1) * rules.pageSize;
  const items = matching.slice(from, from + rules.pageSize);
  return { items, matching, total: matching.length, page, pages };
}
