import { queryOptions } from '@tanstack/react-query';
import { doctorCalls } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { seconds } from '../lib/durations.ts';

/** Findings of the content doctor. Refetched while links are being checked. */
export function contentChecksQuery(api: Api) {
  return queryOptions({
    queryKey: ['doctor'],
    queryFn: ({ signal }) => api.call(doctorCalls.getDoctor, { signal }),
    // A fault that was mended a moment ago is gone.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.links.isChecking ? seconds(2) : false),
  });
}
