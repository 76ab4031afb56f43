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

export function pageOf({ page = 1, size = limits.pageSize }: PageQuery): Page {
  return { page, size, offset: (page - 1) * size };
}
