import type { Kind, StaleWords } from 'content-api/contract';
import { createContext } from 'react';
import type { FormValues } from '../form-values.ts';

/** What the form of a translation is made from. */
export interface Source {
  /** In the language of the form. */
  kind: Kind;
  /** Id of the record. */
  id: string;
  /** Code of the first language. */
  first: string;
  /** The words of the original, as the form would show them. */
  values: FormValues;
  /** What has changed in them since it was translated. */
  stale: readonly StaleWords[];
}

/** See `Source`; undefined outside of the form of a translation. */
export const SourceContext = createContext<Source | undefined>(undefined);

/** The changes within a field or a part of the form. */
export function staleWithin(stale: readonly StaleWords[], name: string): StaleWords[] {
  return stale.filter(({ path }) => path === name || path.startsWith(`${name}.`));
}
