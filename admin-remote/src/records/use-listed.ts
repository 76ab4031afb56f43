import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Kind } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import type { ListState } from '../lib/list-view.ts';
import { useLastPage } from '../components/use-last-page.ts';
import { useSettled } from '../lib/use-settled.ts';
import { pageParams } from './list-params.ts';
import { listedQuery } from './queries.ts';

/**
 * The page of a kind's records that a list shows. While another one is on its way, the last one stays; a search is asked
 * for once typing pauses.
 */
export function useListed<K extends Kind>(kind: K, state: ListState) {
  const api = useApi();
  const isSettled = useSettled(state.search) === state.search;
  const query = useQuery({
    ...listedQuery(api, kind, pageParams(kind, state)),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  useLastPage(isPlaceholderData ? undefined : data);
  return query;
}
