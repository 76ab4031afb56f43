import { useQuery } from '@tanstack/react-query';
import { limits, technology } from 'content-api/contract';
import type { RecordRow } from 'content-api/contract';
import { useApi } from '../../lib/api-context.ts';
import { listedQuery, rowsQuery } from '../../records/queries.ts';

/** The state of each technology if it is known, and those that are not public: they are not in the list of all. */
export function useTechnologyStates() {
  const api = useApi();
  const { data: rows } = useQuery(rowsQuery(api, technology, {}));
  const waiting = useQuery(listedQuery(api, technology, { public: 'false', size: limits.pageSizeMax }));
  const states = new Map(rows?.items.map((row) => [row._id, row]));
  return {
    waiting: waiting.data?.items.map(({ card }) => card) ?? [],
    stateOf: (id: string): RecordRow | undefined => states.get(id),
  };
}
