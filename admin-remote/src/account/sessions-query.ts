import { queryOptions } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';

export const sessionsKey = ['sessions'];

/** Browsers in which the account is signed in. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.call(calls.listSessions, { signal }),
  });
}
