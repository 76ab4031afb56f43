import { integer, list, record } from './decode.ts';

/** One page of a public list. */
export interface Paged<T> {
  items: T[];
  total: number;
  page: number;
  size: number;
}

/** Records on one page of a public list; above this the list pages by links. */
export const pageSize = 24;

/** Reads `{items, total, page, size}`. */
export function readPaged<T>(value: unknown, item: (value: unknown) => T): Paged<T> {
  const fields = record(value);
  const items = list(fields.items, item);
  return {
    items,
    total: integer(fields.total) ?? items.length,
    page: integer(fields.page) ?? 1,
    size: integer(fields.size) ?? pageSize,
  };
}

/** The page that an address asks for: `?page=3`; anything odd is the first. */
export function pageOf(query: URLSearchParams): number {
  const wanted = integer(query.get('page')) ?? 1;
  return wanted > 1 && wanted < 10_000 ? wanted : 1;
}
