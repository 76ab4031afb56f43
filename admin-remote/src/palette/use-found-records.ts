import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';
import { useSettled } from '../lib/use-settled.ts';
import { listedKinds } from './listed-kinds.ts';

/** A record whose texts hold what is looked for. */
export interface FoundRecord {
  kind: Kind;
  id: string;
  title: string;
}

const shortest = 2;
const ofEach = 5;

export interface FoundRecords {
  records: FoundRecord[];
  /** Whether an answer to this text is still to come, also while typing goes on. */
  isFetching: boolean;
  /** Whether records of a kind could not be asked for, so that some may be missing. */
  hasFailed: boolean;
}

/** Records of all kinds that an account may edit, a few of each; none until two letters are typed. */
export function useFoundRecords(text: string): FoundRecords {
  const api = useApi();
  const may = useMay();
  const q = useSettled(text.trim());
  return useQueries({
    queries: listedKinds(may).map((kind) => ({
      queryKey: [kind.plural, 'found', q],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const params = { q, size: ofEach };
        const { items } = await api.call(calls.listRecords, { path: { kind: kind.name }, params, signal });
        return items.map(({ _id, title }) => ({ kind, id: _id, title }));
      },
      enabled: q.length >= shortest,
      placeholderData: q.length >= shortest ? keepPreviousData : undefined,
    })),
    combine: (results) => ({
      records: results.flatMap(({ data }) => data ?? []),
      isFetching: q !== text.trim() || results.some(({ isFetching }) => isFetching),
      hasFailed: results.some(({ isError }) => isError),
    }),
  });
}
