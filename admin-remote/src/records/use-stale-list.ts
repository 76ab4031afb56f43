import { useQueryClient } from '@tanstack/react-query';
import type { Kind } from 'content-api/contract';
import { useEffect } from 'react';
import { useApi } from '../lib/api-context.ts';
import { listedQuery } from './queries.ts';

/** Returns a function that marks a kind's list as stale. It is fetched when the form closes, not while somebody types. */
export function useStaleList(kind: Kind): () => void {
  const queries = useQueryClient();
  const api = useApi();
  useEffect(() => {
    const { queryKey } = listedQuery(api, kind);
    return () => void queries.refetchQueries({ queryKey, predicate: ({ state }) => state.isInvalidated });
  }, [queries, api, kind]);
  return () => {
    const { queryKey } = listedQuery(api, kind);
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  };
}
