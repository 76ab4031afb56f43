import { queryOptions } from '@tanstack/react-query';
import { backupsCalls } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { seconds } from '../lib/durations.ts';

/** Key of the backups on the server. */
export const backupFilesKey = ['backups', 'files'];

/** Query for them; asks again while one is being made. */
export function backupFilesQuery(api: Api) {
  return queryOptions({
    queryKey: backupFilesKey,
    queryFn: ({ signal }) => api.call(backupsCalls.listBackupFiles, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? seconds(2) : false),
  });
}
