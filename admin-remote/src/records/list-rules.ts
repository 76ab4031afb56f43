import type { Kind, RecordCounts } from 'content-api/contract';
import type { ListFilter } from '../components/list/list-toolbar.tsx';
import type { SortOption } from '../lib/list-view.ts';

/** The orders that a list offers: the usual ones, and the one that it has if it is that of a column. */
export function offeredSorts(
  kind: Kind,
  columnSorts: readonly SortOption[],
  current: string,
): readonly SortOption[] {
  const usual = usualSorts(kind);
  const own = usual.some(({ id }) => id === current) ? [] : columnSorts.filter(({ id }) => id === current);
  return [...usual, ...own.slice(0, 1)];
}

/** The choice of tags to filter by; the one that is chosen stays, whether a record has it or not. */
export function filterOf(
  { filter }: Kind,
  counts: RecordCounts | undefined,
  current: string,
): ListFilter | undefined {
  if (!filter) return undefined;
  const tags = new Set([...(counts?.tags.map(({ tag }) => tag) ?? []), ...(current === '' ? [] : [current])]);
  return {
    label: filter.label,
    allLabel: filter.allLabel,
    options: [...tags].sort((a, b) => a.localeCompare(b)),
  };
}

function usualSorts({ sortBy, words }: Kind): SortOption[] {
  return [
    { id: 'newest', label: 'Newest first' },
    { id: 'oldest', label: 'Oldest first' },
    { id: 'updated', label: 'Recently updated' },
    { id: 'title', label: 'Title A–Z' },
    ...(sortBy === undefined || words.sorted === undefined ? [] : [{ id: sortBy, label: words.sorted }]),
  ];
}
