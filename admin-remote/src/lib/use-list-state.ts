import { useSearchParams } from 'react-router-dom';
import type { ListState } from './list-view.ts';

export interface UseListState {
  state: ListState;
  /** Changes what is shown; everything but a turn of the page goes back to the first one. */
  change: (part: Partial<ListState>) => void;
  /** Query of another page of the same list. */
  pageHref: (page: number) => string;
}

const keys = { search: 'q', sort: 'sort', filter: 'filter', state: 'state', page: 'page' } as const;

/** Search, order, filter and page of a list, kept in the URL so that a link or a reload shows the same. */
export function useListState(defaultSort: string): UseListState {
  const [params, setParams] = useSearchParams();
  const state: ListState = {
    search: params.get(keys.search) ?? '',
    sort: params.get(keys.sort) ?? defaultSort,
    filter: params.get(keys.filter) ?? '',
    state: params.get(keys.state) ?? '',
    page: Math.max(1, Math.trunc(Number(params.get(keys.page))) || 1),
  };

  function withState(current: URLSearchParams, part: Partial<ListState>): URLSearchParams {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries({ page: 1, ...part })) {
      const isDefault =
        value === '' || (name === 'page' && value === 1) || (name === 'sort' && value === defaultSort);
      if (isDefault) next.delete(keys[name as keyof ListState]);
      else next.set(keys[name as keyof ListState], String(value));
    }
    return next;
  }

  return {
    state,
    change: (part) => setParams((current) => withState(current, part), { replace: true }),
    pageHref: (page) => `?${withState(params, { page }).toString()}`,
  };
}
