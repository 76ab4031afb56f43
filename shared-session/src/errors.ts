import { endedMessage } from './messages.ts';
import type { NoTokenError, SessionEndedError } from './types.ts';

export function createNoTokenError(): NoTokenError {
  const message = 'No authentication token found. Please log in again.';
  return Object.assign(new Error(message), { code: 'no-token' as const });
}

export function createSessionEndedError(): SessionEndedError {
  return Object.assign(new Error(endedMessage), { code: 'session-ended' as const, status: 401 as const });
}

/** Whether a call failed because no token is stored. Works across copies of the library. */
export function isNoTokenError(error: unknown): error is NoTokenError {
  return codeOf(error) === 'no-token';
}

/** Whether a call failed because the session is over. Works across copies of the library. */
export function isSessionEndedError(error: unknown): error is SessionEndedError {
  return codeOf(error) === 'session-ended';
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null | undefined)?.code;
}
