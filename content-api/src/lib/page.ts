import { limits } from '../contract/limits.ts';

interface PageQuery {
  page?: number;
  size?: number;
}

/** Which records a page shows. */
export interface Page {
  page: number;
  size: number;
  offset: number;
}

export function pageOf(query: PageQuery, usualSize: number = limits.pageSize): Page {
  const { page = 1, size = usualSize } = query;
  return { page, size, offset: (page - 1) * size };
}
