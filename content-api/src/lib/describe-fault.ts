import { databaseErrorKind } from '../db/error-kind.ts';
import { isStartupFault } from '../db/startup-fault.ts';
import { isError } from './is-error.ts';

/** One line for what a person can mend: settings, the machine's refusals, a database that is not there. Else all there is. */
export function describeFault(error: unknown): string {
  if (!isError(error)) return String(error);
  if (isStartupFault(error)) return error.message;
  const kind = databaseErrorKind(error);
  if (kind === 'full' || ('code' in error && error.code === 'ENOSPC'))
    return `The disk is full or fails: ${error.message}`;
  if ('syscall' in error) return error.message;
  if (kind === 'unavailable') return `The database does not answer: ${error.message}`;
  return error.stack ?? error.message;
}
