import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { IslandName } from './registry.ts';

export interface PlacedIsland {
  name: IslandName;
  props: object;
}

/** Collects the islands of a page while it is rendered. */
export interface IslandPlaces {
  place: (island: PlacedIsland) => ReactNode;
}

export const IslandContext = createContext<IslandPlaces>({
  place: ({ name }) => {
    throw new Error(`The island ${name} is outside of a page.`);
  },
});
