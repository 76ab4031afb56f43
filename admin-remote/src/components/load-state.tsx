import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface LoadStateProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Title of a failure for which the server gave no reason. */
  otherwise: string;
  /** Heading level of a failure. @default 2 */
  level?: 1 | 2 | 3;
  /** Stands there while it is fetched. */
  children: ReactElement;
}

/** In place of what a query has not fetched yet: a skeleton, or why it failed. */
export function LoadState({ query, children, ...failure }: LoadStateProps) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return null;
  if (error && !isFetching)
    return <LoadFailure {...failure} failure={error} onRetry={() => void refetch()} />;
  return children;
}
