import type { Kind } from 'content-api/contract';
import { useEffect, useState } from 'react';
import type { SortOption } from '../lib/list-view.ts';

const loadOrders = () => import(/* webpackChunkName: "records-table" */ './list-orders.ts');

/** Orders by the columns of a kind's table. They come with its code, so none before it was asked for. */
export function useColumnSorts(kind: Kind, isWanted: boolean): readonly SortOption[] {
  const [sorts, setSorts] = useState<readonly SortOption[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    loadOrders().then(
      ({ ordersOf, sortsOf }) => setSorts(ordersOf(kind).flatMap(sortsOf)),
      // The table says that its code cannot be fetched.
      () => undefined,
    );
  }, [kind, isWanted]);
  return sorts;
}
