import { useQuery } from '@tanstack/react-query';
import { reportsCalls } from 'content-api/contract';
import type { ReleaseReport } from 'content-api/contract';
import { useEffect } from 'react';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';
import { publishedReleases } from './published-releases.ts';

interface ReleaseReports {
  reports: readonly ReleaseReport[];
  /** Releases among those that the reports name which exist. */
  published: ReadonlySet<string>;
}

const none: ReleaseReports = { reports: [], published: new Set() };

/**
 * Reports of releases that did not start, without those that this admin was shown. Fetched once for
 * each time the dashboard is opened, and marked as seen.
 */
export function useReleaseReports(): ReleaseReports {
  const api = useApi();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['release-reports'],
    enabled: may('releases'),
    staleTime: Infinity,
    gcTime: 0,
    async queryFn({ signal }) {
      const { reports } = await api.call(reportsCalls.listReleaseReports, { signal });
      const named = reports.flatMap(({ release, fallback }) => [release ?? [], fallback ?? []].flat());
      return { reports, published: named.length > 0 ? await publishedReleases(named) : none.published };
    },
  });
  const newest = data?.reports[0]?._id;
  useEffect(() => {
    // If marking them as seen fails, they are shown again.
    if (newest)
      api.call(reportsCalls.markReleaseReportsSeen, { body: { upTo: newest } }).catch(() => undefined);
  }, [api, newest]);
  return data ?? none;
}
