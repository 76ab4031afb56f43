import { createContext, useState } from 'react';
import type { ReactNode } from 'react';

/** Lets one text of a form fill the window. */
export interface WritingMode {
  /** Name of the field that fills the window. */
  field: string | undefined;
  /** Fills the window with a field, or leads back to the form. */
  toggle: (field: string) => void;
  leave: () => void;
}

interface WrittenForm {
  attempt: number;
  faultyAttempt: number;
  isDeciding: boolean;
}

export const WritingModeContext = createContext<WritingMode | undefined>(undefined);

/** Buttons of the form that stay at hand while one of its texts fills the window. */
export const WritingToolsContext = createContext<ReactNode>(undefined);

/** The state of one form. A refused save and a decision that comes first lead back to the form. */
export function useWritingMode({ attempt, faultyAttempt, isDeciding }: WrittenForm): WritingMode {
  const [entered, setEntered] = useState<{ field: string; attempts: number }>();
  const attempts = attempt + faultyAttempt;
  const isOn = entered?.attempts === attempts && !isDeciding;
  const field = isOn ? entered.field : undefined;
  return {
    field,
    toggle: (name) => setEntered(field === name ? undefined : { field: name, attempts }),
    leave: () => setEntered(undefined),
  };
}
