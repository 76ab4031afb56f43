import { isRecord } from './decode.ts';

/** Names the columns of a list. No field of a record is called so. */
const mark = '#';

/**
 * Lists of records with equal keys as one list for each key, at any depth: what is alike stands together, and compresses
 * to less. Everything else stays as it is.
 *
 * @param value that JSON can hold
 */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) return columnsOf(value) ?? value.map(toColumns);
  return isRecord(value) ? mapValues(value, toColumns) : value;
}

/** What `toColumns` was given. */
export function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns);
  if (!isRecord(value)) return value;
  const columns = value[mark];
  if (!isRecord(columns)) return mapValues(value, fromColumns);
  const lists = Object.entries(columns).map(([key, list]) => [key, fromColumns(list) as unknown[]] as const);
  return (lists[0]?.[1] ?? []).map((_, row) =>
    Object.fromEntries(lists.map(([key, list]) => [key, list[row]])),
  );
}

function columnsOf(list: unknown[]): unknown {
  const [first, ...others] = list;
  if (!isRecord(first) || others.length === 0) return undefined;
  const keys = Object.keys(first);
  const isAlike = (one: unknown) =>
    isRecord(one) && Object.keys(one).join() === keys.join() && !Object.values(one).includes(undefined);
  if (keys.length === 0 || !list.every(isAlike)) return undefined;
  const records = list.filter(isRecord);
  return { [mark]: Object.fromEntries(keys.map((key) => [key, toColumns(records.map((one) => one[key]))])) };
}

function mapValues(
  record: Record<string, unknown>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
