import { queryOptions } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Api } from './api-client.ts';

export const factorsKey = ['factors'];

/** Second factors of the signed-in account. */
export function factorsQuery(api: Api) {
  return queryOptions({
    queryKey: factorsKey,
    queryFn: ({ signal }) => api.call(calls.listFactors, { signal }),
  });
}
