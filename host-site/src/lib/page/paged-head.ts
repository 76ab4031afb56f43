import type { Paged } from '../paged.ts';
import type { Head } from './head.ts';

/** The addresses of a page in a list: its own, and those before and after it. */
export function pagedHead(path: string, page: number, paged: Paged<unknown> | undefined): Partial<Head> {
  const at = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return {
    canonical: at(page),
    ...(page > 1 && { previous: at(page - 1) }),
    ...(paged !== undefined && page < Math.ceil(paged.total / paged.size) && { next: at(page + 1) }),
  };
}
