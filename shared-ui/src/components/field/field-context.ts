import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Wiring of the field around a control; outside a field there is none. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
