import { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';

const retries = 2;

/**
 * The query cache, one for each console on a page. Offline, calls fail at once: one that waits would claim to be on its
 * way, be lost with the page, or act long after somebody pressed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: seconds(15),
        retry: isWorthRetrying,
        retryDelay,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Only reads that the network or a restarting server swallowed. */
function isWorthRetrying(count: number, failure: unknown): boolean {
  if (count >= retries || !isApiFailure(failure)) return false;
  return failure.code === 'network' || [502, 503, 504].includes(failure.status ?? 0);
}

function retryDelay(attempt: number): number {
  return attempt === 0 ? 300 : 900;
}
