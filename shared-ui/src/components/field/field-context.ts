import { createContext, useContext } from 'react';

/** Ids and state that a field passes to the control inside it. */
export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Attributes that tie a control to the field around it; outside a field there are none. */
export function useFieldControl(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
