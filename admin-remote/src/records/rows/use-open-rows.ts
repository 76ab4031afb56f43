import { useState } from 'react';
import { useWantedField } from '../../components/editor/use-wanted-field.ts';

interface OpenRows {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Opens the row that is added next: its id is not known before. */
  openNext: () => void;
}

/** The open rows of a list. It begins with the row of the field that the address asks for. */
export function useOpenRows(name: string, ids: readonly string[]): OpenRows {
  const wanted = useWantedField();
  const [open, setOpen] = useState<{ ids: readonly string[]; isLast?: boolean }>(() => ({
    ids: ids.filter((_id, index) => wanted?.startsWith(`${name}.${index}.`)),
  }));
  const isOpen = (id: string) => open.ids.includes(id) || (open.isLast === true && id === ids.at(-1));
  return {
    isOpen,
    openNext: () => setOpen({ ids: ids.filter(isOpen), isLast: true }),
    toggle(id) {
      const isShut = !isOpen(id);
      setOpen({ ids: ids.filter((one) => (one === id ? isShut : isOpen(one))) });
    },
  };
}
