import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { recordSortsOf } from '../../contract/record-lists.ts';
import { isLargestFirst } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { invalid } from '../../lib/fault.ts';
import { shownRevision } from './private-records.ts';

interface Term {
  by: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

/** By which columns records are ordered, the last one their ids. */
export interface RecordOrder {
  terms: Term[];
  /** Field whose value in `search_values` is joined as `listed`. */
  field?: string;
}

const id = sql`records.id`;
const usual = 'updated';

/**
 * By what the console's lists are ordered, the same on both databases.
 *
 * @param sort one of `recordSortsOf` the kind, with `-` in front the other way round
 * @throws a fault of 400 at `sort` for any other
 */
export function recordOrder(kind: Kind, sort: string = usual): RecordOrder {
  const name = sort.replace(/^-/, '');
  if (!recordSortsOf(kind).includes(name))
    throw invalid({ sort: `Sort must be one of ${recordSortsOf(kind).join(', ')}` });
  const order = usualOrder(kind, name) ?? fieldOrder(kind, name);
  return name === sort ? order : { ...order, terms: order.terms.map(turned) };
}

function usualOrder(kind: Kind, name: string): RecordOrder | undefined {
  switch (name) {
    case 'updated':
      return { terms: [desc(sql`records.updated_at`), desc(id)] };
    case 'created':
      return { terms: [desc(sql`records.created_at`), desc(id)] };
    case 'published':
      return { terms: [desc(sql`coalesce(records.live_at, '')`), desc(id)] };
    case 'title':
      return fieldOrder(kind, kind.titleField);
    case 'state':
      return { terms: [asc(stateRank), desc(id)] };
    case 'position':
      return { terms: byHand(kind) };
    default:
      return undefined;
  }
}

/** One without a value counts as the smallest. */
function fieldOrder({ fields }: Kind, field: string): RecordOrder {
  const first = isLargestFirst(fields[field]) ? desc : asc;
  return { terms: [first(sql`coalesce(listed.value, '')`), desc(id)], field };
}

/** Drafts, scheduled, changed, live. */
const stateRank = sql`case
  when ${shownRevision} is null then case when records.next_at is null then 0 else 1 end
  else case when records.draft_revision is null then 3 else 2 end
end`;

/** Records that were made since the last arranging are where the kind's list has its newest. */
function byHand({ oldestFirst }: Kind): Term[] {
  const isPlaced = sql`case when records.position is null then 0 else 1 end`;
  const following = oldestFirst === true ? asc : desc;
  return [
    (oldestFirst === true ? desc : asc)(isPlaced),
    asc(sql`records.position`),
    following(sql`records.sort_key`),
    following(id),
  ];
}

function asc(by: Term['by']): Term {
  return { by, direction: 'asc' };
}

function desc(by: Term['by']): Term {
  return { by, direction: 'desc' };
}

function turned({ by, direction }: Term): Term {
  return direction === 'asc' ? desc(by) : asc(by);
}
