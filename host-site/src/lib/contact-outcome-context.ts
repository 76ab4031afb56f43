import { createContext, useContext } from 'react';
import type { ContactOutcome } from './contact-outcome.ts';

export const ContactOutcomeContext = createContext<ContactOutcome | undefined>(undefined);

/** Outcome of a form that was posted without script, on the page that answered it. */
export function useContactOutcome(): ContactOutcome | undefined {
  return useContext(ContactOutcomeContext);
}
