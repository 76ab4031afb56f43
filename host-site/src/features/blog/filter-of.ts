import { pageOf } from '../../lib/paged.ts';
import type { PostFilter } from './api/post-cards.ts';

/** Longer words are cut. */
export const filterLength = 100;

/** Filter of the list, read from an address. */
export function filterOf(query: URLSearchParams): PostFilter {
  return {
    page: pageOf(query),
    search: (query.get('q') ?? '').slice(0, filterLength),
    tag: (query.get('tag') ?? '').slice(0, filterLength),
  };
}
