import { queryOptions, useQuery } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { OwnAccount, Right } from 'content-api/contract';
import type { Api } from './api-client.ts';
import { useApi } from './api-context.ts';
import { seconds } from './durations.ts';

/** The signed-in account as the server knows it. */
export function meQuery(api: Api) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.call(calls.me, { signal }),
    // Rights change at any time: the server decides at each call, and the screens follow with the next one.
    staleTime: seconds(30),
  });
}

/** See `meQuery`; undefined until it is known. */
export function useMe(): OwnAccount | undefined {
  return useQuery(meQuery(useApi())).data;
}

/**
 * Tells whether the account has a right, to show only what it may do. Until that is known nothing is offered; when it
 * cannot be asked for, everything is, and the server decides.
 */
export function useMay(): (right: Right) => boolean {
  const { data, isError } = useQuery(meQuery(useApi()));
  return (right) => data?.may.includes(right) ?? isError;
}

/**
 * True only if the account is known to lack the right. For items that most accounts have: they must not appear late.
 */
export function useLacks(): (right: Right) => boolean {
  const me = useMe();
  return (right) => me !== undefined && !me.may.includes(right);
}
