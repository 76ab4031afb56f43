import { createContext } from 'react';

/** Reasons that block saving a form, such as an upload into one of its fields. */
export interface SaveHolds {
  /** Saves are refused until the returned function is called. */
  hold: () => () => void;
  isHeld: () => boolean;
}

export function createSaveHolds(): SaveHolds {
  const held = new Set<symbol>();
  return {
    hold() {
      const key = Symbol('hold');
      held.add(key);
      return () => void held.delete(key);
    },
    isHeld: () => held.size > 0,
  };
}

/** The holds of the editor around a field. */
export const SaveHoldsContext = createContext<SaveHolds | undefined>(undefined);
