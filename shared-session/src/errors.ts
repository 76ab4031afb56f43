import { endedMessage } from './messages.ts';
import type { NoTokenError, SessionEndedError } from './types.ts';

export function createNoTokenError(): NoTokenError {
  const message = 'No authentication token found. Please log in again.';
  return Object.assign(new Error(message), { code: 'no-token' as const });
}

export function createSessionEndedError(): SessionEndedError {
  return Object.assign(new Error(endedMessage), { code: 'session-ended' as const, status: 401 as const });
}

/** Returns true if a call failed because no token is stored, also for errors of another copy of the library. */
export function isNoTokenError(error: unknown): error is NoTokenError {
  return codeOf(error) === 'no-token';
}

/** Returns true if a call failed because the session ended, also for errors of another copy of the library. */
export function isSessionEndedError(error: unknown): error is SessionEndedError {
  return codeOf(error) === 'session-ended';
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null | undefined)?.code;
}
