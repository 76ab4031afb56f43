import { isError } from './is-error.ts';
/** A reason not to start that a person can act on: printed as one line, without a stack. */
export interface StartupFault extends Error {
  code: string;
  isStartupFault: true;
}

export function startupFault(code: string, message: string): StartupFault {
  return Object.assign(new Error(message), { code, isStartupFault: true as const });
}

export function isStartupFault(error: unknown): error is StartupFault {
  return isError(error) && 'isStartupFault' in error && error.isStartupFault === true;
}
