import { useQuery } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { ReleaseReport } from 'content-api/contract';
import { useEffect } from 'react';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';

const none: readonly ReleaseReport[] = [];

/**
 * Reports of releases that did not start, without those that this admin was shown. Fetched once for
 * each time the dashboard is opened, and marked as seen.
 */
export function useReleaseReports(): readonly ReleaseReport[] {
  const api = useApi();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['release-reports'],
    enabled: may('releases'),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => api.call(calls.listReleaseReports, { signal }),
  });
  const newest = data?.reports[0]?._id;
  useEffect(() => {
    // If marking them as seen fails, they are shown again.
    if (newest) api.call(calls.markReleaseReportsSeen, { body: { upTo: newest } }).catch(() => undefined);
  }, [api, newest]);
  return data?.reports ?? none;
}
