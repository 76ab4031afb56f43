import { useQuery } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { useMay } from '../lib/use-me.ts';

// Most studios were set up long ago.
const list = lazyPage(() => import(/* webpackChunkName: "dashboard" */ './setup-list.tsx'));

/** The checklist of a studio that began empty; gone once everything on it is done. */
export function SetupSteps() {
  const api = useApi();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['setup'],
    enabled: may('studio'),
    queryFn: ({ signal }) => api.call(calls.setup, { signal }),
    // Each visit may follow a step.
    staleTime: 0,
  });
  const steps = data?.steps ?? [];
  if (steps.every(({ isDone }) => isDone)) return null;
  return <list.Page steps={steps} failed={null} />;
}
