import { queryOptions } from '@tanstack/react-query';
import { visitsCalls } from 'content-api/contract';
import type { VisitGroup } from 'content-api/contract';
import type { Api } from './api-client.ts';
import { seconds } from './durations.ts';

interface VisitsAsked {
  by: VisitGroup;
  /** First day, such as `2026-11-01`; without it, everything that is kept. */
  from?: string;
}

/** Visitors by day, page and the like; fetched again while somebody looks. */
export function visitsQuery(api: Api, { by, from }: VisitsAsked) {
  return queryOptions({
    queryKey: ['visits', by, from],
    queryFn: ({ signal }) =>
      api.call(visitsCalls.listVisits, { params: { by, ...(from !== undefined && { from }) }, signal }),
    staleTime: 0,
    refetchInterval: seconds(5),
  });
}
