import { useEffect, useRef, useState } from 'react';

const item = 'li, tr';
const control = 'a[href], button:not(:disabled), input:not(:disabled)';
const screenTitle = 'h1[tabindex]';

/**
 * For a dialog that removes the item of a list from which it was opened. The answer is to be called when it is removed,
 * before the list is read again: once the dialog is closed, the focus goes to the next item, else to the one before, else
 * to the screen's heading.
 */
export function useFocusAfterRemoval(): () => void {
  const [opener] = useState(() => document.activeElement);
  const next = useRef<{ place: HTMLElement | undefined }>(undefined);
  // As it is cleaned up, the dialog has given the focus back to its opener already.
  useEffect(
    () => () => {
      if (!next.current) return;
      const { place } = next.current;
      (place?.isConnected ? place : document.querySelector<HTMLElement>(screenTitle))?.focus();
    },
    [],
  );
  return () => {
    const removed = opener?.closest(item);
    const beside = removed?.nextElementSibling ?? removed?.previousElementSibling;
    next.current = { place: beside?.querySelector<HTMLElement>(control) ?? undefined };
  };
}
