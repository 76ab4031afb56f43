import { useDeferredValue, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useNavigationType } from 'react-router-dom';
import { CardGrid } from 'shared-ui';

/** A row on a wide screen, more than the height of a phone. */
const firstScreen = 3;

/**
 * A list of cards. On a page that a visitor goes on to, the first screen's are drawn at once and the others right after,
 * so that a slow phone shows the heading soon. What the server drew, and a way back to a place far down, come whole.
 */
export function CardList({ children }: { children: ReactElement[] }) {
  const isDrawn = useSyncExternalStore(neverChanges, no, yes);
  const isReturn = `${useNavigationType()}` === 'POP';
  const cards = useDeferredValue(children, isDrawn || isReturn ? children : children.slice(0, firstScreen));
  return <CardGrid>{cards}</CardGrid>;
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;
