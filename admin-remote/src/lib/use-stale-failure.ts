import { useEffect } from 'react';
import { tellFailure } from './tell-failure.ts';

/**
 * Says in a toast that what a screen shows could not be loaded again. A screen with nothing to show says so itself, and
 * for as long as it lasts.
 */
export function useStaleFailure(failure: Error | null, isShown: boolean, otherwise: string): void {
  useEffect(() => {
    if (failure && isShown) tellFailure(failure, otherwise);
  }, [failure, isShown, otherwise]);
}
