import { readInteger, readList, readRecord } from './decode.ts';

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
  const fields = readRecord(value);
  const items = readList(fields.items, item);
  return {
    items,
    total: readInteger(fields.total) ?? items.length,
    page: readInteger(fields.page) ?? 1,
    size: readInteger(fields.size) ?? pageSize,
  };
}

/** The page number of an address: `?page=3`; the first for invalid values. */
export function pageOf(query: URLSearchParams): number {
  const requestedPage = readInteger(query.get('page')) ?? 1;
  return requestedPage > 1 && requestedPage < 10_000 ? requestedPage : 1;
}
