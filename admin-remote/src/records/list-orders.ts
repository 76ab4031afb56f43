import { columnNamesOf, isLargestFirst } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { SortOption } from '../lib/list-view.ts';

/** An order of a list, which is also a column of its table. */
export interface ListOrder {
  /** Id of the order; with `-` in front it goes the other way. */
  id: string;
  /** Heading of the column. */
  label: string;
  /** Direction of the order without `-`. */
  first: 'ascending' | 'descending';
  /** Labels of the order, and of the other way. */
  labels: readonly [string, string];
  /** The field that the column shows. @default the column is one of every table */
  field?: string;
}

/** The columns of a kind's table: title, state, fields of the kind, last change. */
export function ordersOf(kind: Kind): ListOrder[] {
  const { fields, titleField } = kind;
  return [
    {
      id: 'title',
      label: fields[titleField]?.label ?? 'Title',
      first: 'ascending',
      labels: ['Title A–Z', 'Title Z–A'],
    },
    { id: 'state', label: 'State', first: 'ascending', labels: ['State, drafts first', 'State, live first'] },
    ...columnNamesOf(kind).flatMap((name) => fieldOrder(kind, name)),
    {
      id: 'updated',
      label: 'Last change',
      first: 'descending',
      labels: ['Recently updated', 'Longest unchanged'],
    },
  ];
}

/** Both ways of an order, as a list offers them. */
export function sortsOf({ id, labels: [ahead, reverse] }: ListOrder): SortOption[] {
  return [
    { id, label: ahead },
    { id: `-${id}`, label: reverse },
  ];
}

function fieldOrder({ fields, sortBy, words }: Kind, name: string): ListOrder[] {
  const field = fields[name];
  if (field === undefined) return [];
  const { label } = field;
  const [ahead, reverse] = isLargestFirst(field) ? ['latest first', 'earliest first'] : ['A–Z', 'Z–A'];
  const sorted = name === sortBy ? words.sorted : undefined;
  return [
    {
      id: name,
      label,
      field: name,
      first: isLargestFirst(field) ? 'descending' : 'ascending',
      labels: [sorted ?? `${label}, ${ahead}`, `${sorted ?? label}, ${reverse}`],
    },
  ];
}
