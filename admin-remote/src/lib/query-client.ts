import { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';

const retries = 2;

/** The query cache, one for each console on a page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: seconds(15), retry: isWorthRetrying, retryDelay },
      mutations: { retry: false },
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
