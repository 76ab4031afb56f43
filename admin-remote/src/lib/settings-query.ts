import { queryOptions } from '@tanstack/react-query';
import { calls, studio } from 'content-api/contract';
import type { Api } from './api-client.ts';

/** Settings of the server and of the studio that the console shows; asked for again when the studio was saved. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: [studio.plural, 'settings'],
    queryFn: ({ signal }) => api.call(calls.getSettings, { signal }),
    staleTime: Infinity,
  });
}
