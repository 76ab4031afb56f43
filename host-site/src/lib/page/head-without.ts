import type { Loadable } from '../resources/resource.ts';
import type { Head } from './head.ts';

/** The head of a record's page without the record: while it is on its way, only its noun is known. */
export function headWithout(
  { status }: Loadable<unknown>,
  noun: string,
  missing: Head = {
    title: `${noun} not found`,
    description: `There is no ${noun.toLowerCase()} at this address.`,
  },
): Head {
  return status === 'loading' ? { ...missing, title: noun } : missing;
}
