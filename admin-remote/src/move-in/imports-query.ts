import { queryOptions } from '@tanstack/react-query';
import { importsCalls } from 'content-api/moving';
import type { ImportState } from 'content-api/moving';
import type { Api } from '../lib/api-client.ts';
import { seconds } from '../lib/durations.ts';

export const importsKey = ['imports'];

/** What has moved in, the newest first. */
export function importsQuery(api: Api) {
  return queryOptions({
    queryKey: importsKey,
    queryFn: ({ signal }) => api.call(importsCalls.listImports, { signal }),
    staleTime: 0,
  });
}

/** One batch; asks again while the server is at work on it. */
export function importQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...importsKey, id],
    queryFn: ({ signal }) => api.call(importsCalls.getImport, { path: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? seconds(1) : false),
  });
}

/** What each address of the old site is here. */
export function importAddressesQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...importsKey, id, 'addresses'],
    queryFn: ({ signal }) => api.call(importsCalls.listImportAddresses, { path: { id }, signal }),
    staleTime: 0,
  });
}

/** Files of the old site that could not be had. */
export function importFilesQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...importsKey, id, 'files'],
    queryFn: ({ signal }) => api.call(importsCalls.listImportFiles, { path: { id }, signal }),
    staleTime: 0,
  });
}

export function isAtWork(state: ImportState | undefined): boolean {
  return state === 'reading' || state === 'running';
}
