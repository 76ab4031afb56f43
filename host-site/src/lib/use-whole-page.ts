import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from './when-idle.ts';

/**
 * False while client navigation renders the first screen of a page, true once the browser is idle: a slow phone shows the
 * heading and handles touches before it renders the rest. Server-rendered pages, back navigation and addresses with a
 * hash get the whole page at once.
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
