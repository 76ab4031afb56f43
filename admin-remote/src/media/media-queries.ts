import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mediaCalls } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';

/** First part of the key of everything that is known of the library. */
export const mediaKey = 'media';
const pageSize = 24;

/** One page of the files that filters let through, from 1. */
export function mediaListQuery(api: Api, filter: Record<string, string>, page: number) {
  return queryOptions({
    queryKey: [mediaKey, 'list', filter, page],
    queryFn: ({ signal }) =>
      api.call(mediaCalls.listMedia, { params: { ...filter, page, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    // A file is used or no longer used by what happens elsewhere in the console.
    staleTime: 0,
  });
}

/** The files of a type that a search finds, page after page. */
export function choiceQuery(api: Api, type: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [mediaKey, 'choice', type, search],
    queryFn: ({ pageParam, signal }) =>
      api.call(mediaCalls.listMedia, {
        params: { type, ...(search && { q: search }), page: pageParam, size: pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** One file with its sizes and uses. */
export function mediaQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [mediaKey, 'one', id],
    queryFn: ({ signal }) => api.call(mediaCalls.getMedia, { path: { id }, signal }),
    staleTime: 0,
  });
}
