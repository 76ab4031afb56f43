import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordListQuery } from '../contract/editorial.ts';
import type { Kind } from '../contract/kinds/kind.ts';

type Sort = NonNullable<RecordListQuery['sort']>;
type SortName = Exclude<Sort, `-${string}`>;

interface Order {
  by: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

const id = sql`records.id`;

/** By which columns the console's list is ordered, the same on both databases. */
export function recordOrder(kind: Kind, sort: Sort): Order[] {
  const orders: Record<SortName, Order[]> = {
    updated: [desc(sql`records.updated_at`), desc(id)],
    created: [desc(sql`records.created_at`), desc(id)],
    title: [asc(sql`records.title_key`), desc(id)],
    position: byHand(kind),
  };
  switch (sort) {
    case 'updated':
    case 'created':
    case 'title':
    case 'position':
      return orders[sort];
    case '-updated':
      return orders.updated.map(turned);
    case '-created':
      return orders.created.map(turned);
    case '-title':
      return orders.title.map(turned);
    case '-position':
      return orders.position.map(turned);
  }
}

/** Records that were made since the last arranging are where the kind's list has its newest. */
function byHand({ oldestFirst }: Kind): Order[] {
  const isPlaced = sql`case when records.position is null then 0 else 1 end`;
  const following = oldestFirst === true ? asc : desc;
  return [
    (oldestFirst === true ? desc : asc)(isPlaced),
    asc(sql`records.position`),
    following(sql`records.sort_key`),
    following(id),
  ];
}

function asc(by: Order['by']): Order {
  return { by, direction: 'asc' };
}

function desc(by: Order['by']): Order {
  return { by, direction: 'desc' };
}

function turned({ by, direction }: Order): Order {
  return direction === 'asc' ? desc(by) : asc(by);
}
