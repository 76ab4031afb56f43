import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from './when-idle.ts';

/**
 * False while the first screen of a page that a visitor goes on to is drawn and shown, and true once the browser is
 * idle again, so that a slow phone shows the heading soon and answers touches before it draws the rest. What the server
 * drew comes whole, and so does the way to a place further down: back, or named by a hash.
 */
export function useWholePage(): boolean {
  const isDrawn = useSyncExternalStore(neverChanges, no, yes);
  const isReturn = `${useNavigationType()}` === 'POP';
  const { hash } = useLocation();
  const [isWhole, setWhole] = useState(isDrawn || isReturn || hash !== '');
  useEffect(() => {
    if (!isWhole) whenIdle(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return isWhole;
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;
