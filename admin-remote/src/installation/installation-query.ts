import { queryOptions } from '@tanstack/react-query';
import { installationCalls } from 'content-api/installation';
import type { Api } from '../lib/api-client.ts';

/** Query for what this installation is, and how it is. */
export function installationQuery(api: Api) {
  return queryOptions({
    queryKey: ['installation'],
    queryFn: ({ signal }) => api.call(installationCalls.getInstallation, { signal }),
    staleTime: 0,
  });
}
