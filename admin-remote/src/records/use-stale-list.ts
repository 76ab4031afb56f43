import { useQueryClient } from '@tanstack/react-query';
import type { Kind } from 'content-api/contract';
import { useEffect } from 'react';
import { listedKey } from './queries.ts';

/** Returns a function that marks a kind's list as stale. It is fetched when the form closes, not while somebody types. */
export function useStaleList(kind: Kind): () => void {
  const queries = useQueryClient();
  useEffect(
    () => () =>
      void queries.refetchQueries({
        queryKey: listedKey(kind),
        type: 'active',
        predicate: ({ state }) => state.isInvalidated,
      }),
    [queries, kind],
  );
  return () => void queries.invalidateQueries({ queryKey: listedKey(kind), refetchType: 'none' });
}
