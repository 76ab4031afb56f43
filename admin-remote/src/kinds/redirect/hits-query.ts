import { queryOptions } from '@tanstack/react-query';
import { redirect, redirectsCalls } from 'content-api/contract';
import type { Api } from '../../lib/api-client.ts';

/** Hits of each redirect, by its id. */
export function hitsQuery(api: Api) {
  return queryOptions({
    queryKey: [redirect.plural, 'hits'],
    queryFn: async ({ signal }) => {
      const { hits } = await api.call(redirectsCalls.listRedirectHits, { signal });
      return new Map(hits.map(({ _id, ...facts }) => [_id, facts]));
    },
  });
}
