import { queryOptions } from '@tanstack/react-query';
import { usersCalls } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';

export const peopleKey = ['people'];

/** All accounts, and the invitations that are open. */
export function peopleQuery(api: Api) {
  return queryOptions({
    queryKey: peopleKey,
    queryFn: ({ signal }) => api.call(usersCalls.listUsers, { signal }),
    staleTime: 0,
  });
}
