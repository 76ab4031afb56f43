import { cardNamesOf } from 'content-api/contract';
import type { Field, Kind, RecordState } from 'content-api/contract';
import type { SortOption } from '../lib/list-view.ts';
import { textAt, valueAt } from '../lib/value-at.ts';
import { changedAt } from './list-item.ts';
import type { ListItem } from './list-item.ts';

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
  compare: (a: ListItem, b: ListItem) => number;
}

const columnTypes: readonly Field['type'][] = ['year', 'date', 'number', 'choice'];
const largestFirst: readonly Field['type'][] = ['year', 'date', 'number'];
const collator = new Intl.Collator('en', { numeric: true });
const stateRanks: Partial<Record<RecordState, number>> = { draft: 0, scheduled: 1, changed: 2, live: 3 };

/** The columns of a kind's table: title, state, fields of the kind, last change. */
export function ordersOf(kind: Kind): ListOrder[] {
  const { fields, titleField, columns, sortBy, words } = kind;
  const isUsual = (name: string) => columnTypes.some((type) => type === fields[name]?.type);
  const named = columns ?? cardNamesOf(kind).filter(isUsual);
  const names = new Set([...named, ...(sortBy !== undefined && words.sorted ? [sortBy] : [])]);
  names.delete(titleField);
  return [
    {
      id: 'title',
      label: fields[titleField]?.label ?? 'Title',
      first: 'ascending',
      labels: ['Title A–Z', 'Title Z–A'],
      compare: (a, b) => collator.compare(textAt(a.card, titleField), textAt(b.card, titleField)),
    },
    {
      id: 'state',
      label: 'State',
      first: 'ascending',
      labels: ['State, drafts first', 'State, live first'],
      compare: (a, b) => stateRank(a) - stateRank(b),
    },
    ...[...names].flatMap((name) => fieldOrder(kind, name)),
    {
      id: 'updated',
      label: 'Last change',
      first: 'descending',
      labels: ['Recently updated', 'Longest unchanged'],
      compare: (a, b) => collator.compare(changedAt(a), changedAt(b)),
    },
  ];
}

/** The same as choices of a list, both ways. */
export function sortsOf(order: ListOrder): SortOption<ListItem>[] {
  const { id, labels, first, compare } = order;
  const back = (a: ListItem, b: ListItem) => compare(b, a);
  const [ahead, reverse] = first === 'ascending' ? [compare, back] : [back, compare];
  return [
    { id, label: labels[0], compare: ahead },
    { id: `-${id}`, label: labels[1], compare: reverse },
  ];
}

function fieldOrder({ fields, sortBy, words }: Kind, name: string): ListOrder[] {
  const field = fields[name];
  if (field === undefined) return [];
  const { label } = field;
  const isLargestFirst = largestFirst.includes(field.type);
  const [ahead, reverse] = isLargestFirst ? ['latest first', 'earliest first'] : ['A–Z', 'Z–A'];
  const sorted = name === sortBy ? words.sorted : undefined;
  return [
    {
      id: name,
      label,
      field: name,
      first: isLargestFirst ? 'descending' : 'ascending',
      labels: [sorted ?? `${label}, ${ahead}`, `${sorted ?? label}, ${reverse}`],
      compare: (a, b) => compareValues(valueAt(a.card, name), valueAt(b.card, name)),
    },
  ];
}

/** A missing value sorts as the smallest. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(wordsOf(a), wordsOf(b));
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function stateRank({ summary }: ListItem): number {
  return (summary && stateRanks[summary.state]) ?? Infinity;
}
