import { useQuery } from '@tanstack/react-query';
import { reportsCalls } from 'content-api/contract';
import type { PolicyReport } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';

const none: readonly PolicyReport[] = [];

/** Recent violations of the content security policy. A failure to fetch them is not shown on the dashboard. */
export function usePolicyReports(): readonly PolicyReport[] {
  const api = useApi();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['policy-reports'],
    enabled: may('releases'),
    queryFn: ({ signal }) => api.call(reportsCalls.listPolicyReports, { signal }),
  });
  return data?.reports ?? none;
}
