import { toast } from 'shared-ui';
import { useEffect } from 'react';
import { failureText, isSessionFailure } from './api-failure.ts';

/** Shows why a call failed: the server's reason, else the given text. The end of a session has its own message. */
export function tellFailure(failure: unknown, otherwise: string): void {
  if (!isSessionFailure(failure)) toast.error(failureText(failure, otherwise));
}

/**
 * Says in a toast that what a screen shows could not be loaded again. A screen with nothing to show says so itself, and
 * for as long as it lasts.
 */
export function useStaleFailure(failure: Error | null, isShown: boolean, otherwise: string): void {
  useEffect(() => {
    if (failure && isShown) tellFailure(failure, otherwise);
  }, [failure, isShown, otherwise]);
}
