import type { ReactElement } from 'react';
import { CardGrid } from 'shared-ui';
import { useWholePage } from '../lib/use-whole-page.ts';

/** A row on a wide screen, more than the height of a phone. */
const firstScreen = 3;

/** A list of cards, those of the first screen before the others. */
export function CardList({ children }: { children: ReactElement[] }) {
  return <CardGrid>{useWholePage() ? children : children.slice(0, firstScreen)}</CardGrid>;
}
