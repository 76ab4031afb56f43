import type { Head } from './head.ts';

/** The head of a record's page without the record. */
export function missingHead(noun: string): Head {
  return { title: `${noun} not found`, description: `There is no ${noun.toLowerCase()} at this address.` };
}
