import { databaseErrorKind } from '../../db/error-kind.ts';
import { isStartupFault } from '../../lib/startup-fault.ts';
import { isDiskFull } from '../media/faults.ts';

const sentences: Partial<Record<string, string>> = {
  DATABASE_NEWER: 'This backup was made by a newer version. Update this installation first.',
  DATABASE_IN_USE: 'Another server runs on this database. Stop it first.',
};
const nothing = 'Nothing was changed.';

/** Why a backup was not restored, in a sentence for the console: without paths and what the library says of pages. */
export function restoreFailure(error: unknown, file: string): string {
  if (isDiskFull(error) || databaseErrorKind(error) === 'full') return `The disk is full. ${nothing}`;
  if (!isStartupFault(error)) return `The log of the server says why it failed. ${nothing}`;
  const known = sentences[error.code];
  if (known !== undefined) return `${known} ${nothing}`;
  return error.message
    .replace(`The backup ${file}`, 'This backup')
    .replaceAll(file, 'the file')
    .replace(/ \(\*\*\*[\s\S]*?\)(?=\. )/, '');
}
