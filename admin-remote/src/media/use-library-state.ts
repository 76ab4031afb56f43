import { useSearchParams } from 'react-router-dom';
import type { MediaView } from './media-grid.tsx';

/** The library's search, filters and order from the URL. An empty value is the default. */
export type LibraryState = Record<'q' | 'type' | 'only' | 'sort' | 'view', string>;

/** Filters of the calls by the words of the URL. */
const onlyFilters: Partial<Record<string, Record<string, string>>> = {
  unused: { unused: 'true' },
  'no-alt-text': { withoutAlt: 'true' },
  large: { large: 'true' },
};

/** Search, filters, order, look and page of the library, kept in the URL, and the query that they make. */
export function useLibraryState() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const state: LibraryState = {
    q: read('q'),
    type: read('type'),
    only: read('only'),
    sort: read('sort'),
    view: read('view'),
  };
  const { q, type, sort, only } = state;
  const view: MediaView = state.view === 'list' ? 'list' : 'grid';
  const filter = { ...(q && { q }), ...(type && { type }), ...(sort && { sort }), ...onlyFilters[only] };

  function withPart(current: URLSearchParams, part: Record<string, string>): URLSearchParams {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries({ page: '', ...part })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return {
    state,
    view,
    filter,
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
    isFiltered: Boolean(q || type || only),
    change: (part: Partial<LibraryState>) =>
      setParams((current) => withPart(current, part), { replace: true }),
    pageHref: (page: number) => `?${withPart(params, { page: String(page) }).toString()}`,
  };
}
