import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, limits } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useRef } from 'react';
import { toast } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import type { ListedRecord } from '../editorial-calls.ts';
import { arrangedQuery } from '../queries.ts';

/** The records of a kind as they are ordered. */
interface Order<K extends Kind> {
  records: ListedRecord<K>[];
  isByHand: boolean;
}

const saveFailed = 'Error saving the order';

/** The order by hand of a kind. Each move shows at once and is saved; what fails goes back. */
export function useOrder<K extends Kind>(kind: K) {
  const api = useApi();
  const queries = useQueryClient();
  const query = arrangedQuery(api, kind);
  const { data: records, error, isFetching, refetch } = useQuery(query);
  const next = useRef<Order<K>>(undefined);
  const isSaving = useRef(false);

  function show({ records: ordered, isByHand }: Order<K>): void {
    const placed = ordered.map((record, index): ListedRecord<K> => ({
      ...record,
      summary: { ...record.summary, position: isByHand ? index + 1 : null },
    }));
    queries.setQueryData(query.queryKey, placed);
  }

  async function send({ records: ordered, isByHand }: Order<K>): Promise<void> {
    const ids = isByHand ? ordered.slice(0, limits.orderedIds).map(({ summary }) => summary._id) : [];
    await api.call(calls.orderRecords, { path: { kind: kind.name }, body: { ids } });
  }

  /** One call at a time: moves that are made meanwhile are saved together. */
  async function save(before: Order<K>): Promise<void> {
    isSaving.current = true;
    let saved = before;
    try {
      while (next.current) {
        const wanted = next.current;
        next.current = undefined;
        await send(wanted);
        saved = wanted;
      }
      toast.success('Order saved', { action: { label: 'Undo', onPress: () => void takeBack(before) } });
    } catch (failure) {
      next.current = undefined;
      show(saved);
      tellFailure(failure, saveFailed);
      void queries.invalidateQueries({ queryKey: query.queryKey });
    } finally {
      isSaving.current = false;
    }
  }

  async function takeBack(before: Order<K>): Promise<void> {
    try {
      await send(before);
      show(before);
      toast.success('Order restored');
    } catch (failure) {
      tellFailure(failure, saveFailed);
    }
  }

  return {
    records,
    loadError: !records && !isFetching ? error : null,
    reload: () => void refetch(),
    /** Moves the record at one index to another. */
    move: (from: number, to: number): void => {
      const [moved] = records?.slice(from, from + 1) ?? [];
      if (!records || !moved || from === to) return;
      const before = { records, isByHand: records.some(({ summary }) => summary.position !== null) };
      next.current = { records: records.toSpliced(from, 1).toSpliced(to, 0, moved), isByHand: true };
      show(next.current);
      if (!isSaving.current) void save(before);
    },
  };
}
