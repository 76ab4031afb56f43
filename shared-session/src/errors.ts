import type { NoTokenError, SessionEndedError } from './types.ts';

const noTokenMessage = 'No authentication token found. Please log in again.';
const sessionEndedMessage = 'Authentication failed. Please log in again.';

export function createNoTokenError(): NoTokenError {
  return Object.assign(new Error(noTokenMessage), { name: 'NoTokenError', code: 'no-token' as const });
}

export function createSessionEndedError(): SessionEndedError {
  return Object.assign(new Error(sessionEndedMessage), {
    name: 'SessionEndedError',
    code: 'session-ended' as const,
    status: 401 as const,
  });
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
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
