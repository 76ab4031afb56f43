import { createContext, use, useEffect } from 'react';

/** Reasons that block saving the form around a field. */
export const SaveHoldsContext = createContext<Set<symbol> | undefined>(undefined);

/** Blocks saving the form around, such as during an upload into one of its fields. */
export function useHoldSaving(isOn: boolean): void {
  const holds = use(SaveHoldsContext);
  useEffect(() => {
    if (!isOn) return undefined;
    const hold = Symbol('hold');
    holds?.add(hold);
    return () => void holds?.delete(hold);
  }, [isOn, holds]);
}
