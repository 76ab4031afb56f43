import { isStoreFault } from 'server-kit/object-store';
import { databaseErrorKind } from '../db/error-kind.ts';
import { isStartupFault } from '../lib/startup-fault.ts';
import { isError } from '../lib/is-error.ts';

/** One line for faults that an operator can fix: settings, system calls, an unreachable database or store. Otherwise the stack. */
export function describeFault(error: unknown): string {
  if (!isError(error)) return String(error);
  if (isStartupFault(error) || isStoreFault(error)) return error.message;
  const kind = databaseErrorKind(error);
  if (kind === 'full' || ('code' in error && error.code === 'ENOSPC'))
    return `The disk is full or fails: ${error.message}`;
  if ('syscall' in error) return error.message;
  if (kind === 'unavailable') return `The database does not answer: ${error.message}`;
  return error.stack ?? error.message;
}
