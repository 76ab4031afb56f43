import { useQuery } from '@tanstack/react-query';
import type { ReleaseReport } from 'content-api/contract';
import { useEffect } from 'react';
import { useApi } from '../lib/api-context.ts';
import { apiFailure } from '../lib/api-failure.ts';
import { endpoints } from '../lib/endpoints.ts';
import { isObject } from '../lib/is-object.ts';

const none: readonly ReleaseReport[] = [];

/**
 * What browsers reported of releases that did not start, as far as this admin has not been shown it. Asked for once for
 * each time the dashboard is opened, and noted as seen: the next time it is not told again.
 */
export function useReleaseReports(): readonly ReleaseReport[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['release-reports'],
    staleTime: Infinity,
    gcTime: 0,
    async queryFn({ signal }) {
      const body = await api.get(endpoints.releaseReports, { signal });
      if (!isObject(body) || !Array.isArray(body.reports)) throw apiFailure('unreadable');
      return body.reports as readonly ReleaseReport[];
    },
  });
  const newest = data?.[0]?._id;
  useEffect(() => {
    // Should the note fail, they are told once more.
    if (newest) api.post(endpoints.releaseReportsSeen, { upTo: newest }).catch(() => undefined);
  }, [api, newest]);
  return data ?? none;
}
