import { createContext } from 'react';

interface Sorting {
  ids: readonly string[];
  /** Moves an item by one place; the button that asked for it keeps the focus. */
  moveBy: (id: string, by: 1 | -1, buttonId: string) => void;
}

/** The list that a row belongs to. */
export const SortingContext = createContext<Sorting>({ ids: [], moveBy: () => undefined });
