import { useDeferredValue, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * False while the first screen of a page that a visitor goes on to is drawn, and true right after, so that a slow phone
 * shows the heading soon. What the server drew, and a way back to a place far down, come whole.
 */
export function useWholePage(): boolean {
  const isDrawn = useSyncExternalStore(neverChanges, no, yes);
  const isReturn = `${useNavigationType()}` === 'POP';
  return useDeferredValue(true, isDrawn || isReturn);
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;
