import { toast } from 'shared-ui';
import { failureText, isSessionFailure } from './api-failure.ts';

/** Shows why a call failed: the server's reason, else the given text. The end of a session has its own message. */
export function tellFailure(failure: unknown, otherwise: string): void {
  if (!isSessionFailure(failure)) toast.error(failureText(failure, otherwise));
}
