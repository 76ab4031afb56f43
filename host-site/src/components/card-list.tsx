import type { ComponentType, PropsWithChildren, ReactElement } from 'react';
import { CardGrid } from 'shared-ui';
import { useWholePage } from '../lib/use-whole-page.ts';

interface CardListProps {
  /** How they stand. Default: in equal columns. */
  grid?: ComponentType<PropsWithChildren>;
  children: ReactElement[];
}

/** A row on a wide screen, more than the height of a phone. */
const firstScreen = 3;

/** A list of cards, those of the first screen before the others. */
export function CardList({ grid: Grid = CardGrid, children }: CardListProps) {
  return <Grid>{useWholePage() ? children : children.slice(0, firstScreen)}</Grid>;
}
