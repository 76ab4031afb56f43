import { queryOptions } from '@tanstack/react-query';
import { backupsCalls } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';

/** Query for the age of the last proven backups. */
export function backupsQuery(api: Api, isAllowed: boolean) {
  return queryOptions({
    queryKey: ['backups'],
    enabled: isAllowed,
    queryFn: ({ signal }) => api.call(backupsCalls.getBackups, { signal }),
  });
}
