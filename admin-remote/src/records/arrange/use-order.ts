import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, limits } from 'content-api/contract';
import type { Kind, RecordRow } from 'content-api/contract';
import { useRef, useState } from 'react';
import { toast } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { apiFailure, isApiFailure } from '../../lib/api-failure.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { arrangedQuery } from '../queries.ts';

/** The records of a kind as they are ordered. */
interface Order {
  records: RecordRow[];
  isByHand: boolean;
}

const saveFailed = 'Error saving the order';
const movedText =
  'Somebody else has moved records meanwhile, and this was not saved. Move again, from their order.';

/** The order by hand of a kind. Each move shows at once and is saved; what fails goes back. */
export function useOrder(kind: Kind) {
  const api = useApi();
  const queries = useQueryClient();
  const query = arrangedQuery(api, kind);
  const { data, error, isFetching, refetch } = useQuery(query);
  /** The order while it is saved: what is read meanwhile may be older. */
  const [wanted, setWanted] = useState<RecordRow[]>();
  const records = wanted ?? data?.items;
  const next = useRef<Order>(undefined);
  const isSaving = useRef(false);

  async function settle(order: Order): Promise<void> {
    await queries.cancelQueries({ queryKey: query.queryKey });
    const items = placed(order);
    queries.setQueryData(query.queryKey, { items, total: items.length });
    setWanted(undefined);
  }

  /** @param seen the order that it is made from: one that somebody else has changed since is not overwritten */
  async function send({ records: ordered, isByHand }: Order, seen: readonly RecordRow[]) {
    const ids = isByHand ? idsOf(ordered) : [];
    try {
      await api.call(calls.orderRecords, { path: { kind: kind.name }, body: { ids, seen: idsOf(seen) } });
    } catch (failure) {
      if (!isApiFailure(failure) || failure.status !== 409) throw failure;
      throw apiFailure('refused', { status: 409, serverMessage: movedText, cause: failure });
    }
  }

  /** One call at a time: moves that are made meanwhile are saved together. */
  async function save(before: Order): Promise<void> {
    isSaving.current = true;
    let saved = before;
    try {
      while (next.current) {
        const order = next.current;
        next.current = undefined;
        await send(order, saved.records);
        saved = order;
      }
      await settle(saved);
      toast.success('Order saved', { action: { label: 'Undo', onPress: () => void undo(before) } });
    } catch (failure) {
      next.current = undefined;
      await settle(saved);
      tellFailure(failure, saveFailed);
      void queries.invalidateQueries({ queryKey: query.queryKey });
    } finally {
      isSaving.current = false;
    }
  }

  async function undo(before: Order): Promise<void> {
    // A save under way would bring its order back.
    if (isSaving.current) return want(before);
    try {
      await send(before, queries.getQueryData(query.queryKey)?.items ?? before.records);
      await settle(before);
      toast.success('Order restored');
    } catch (failure) {
      tellFailure(failure, saveFailed);
      void queries.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  function want(order: Order): void {
    next.current = order;
    setWanted(placed(order));
  }

  return {
    records,
    loadError: !records && !isFetching ? error : null,
    reload: () => void refetch(),
    /** Moves the record at one index to another. */
    move: (from: number, to: number): void => {
      const [moved] = records?.slice(from, from + 1) ?? [];
      if (!records || !moved || from === to) return;
      const before = { records, isByHand: records.some(({ position }) => position !== null) };
      want({ records: records.toSpliced(from, 1).toSpliced(to, 0, moved), isByHand: true });
      if (!isSaving.current) void save(before);
    },
  };
}

function idsOf(records: readonly RecordRow[]): string[] {
  return records.slice(0, limits.orderedIds).map(({ _id }) => _id);
}

function placed({ records, isByHand }: Order): RecordRow[] {
  return records.map((record, index) => ({ ...record, position: isByHand ? index + 1 : null }));
}
