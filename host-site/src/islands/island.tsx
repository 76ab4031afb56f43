import { usePage } from '../lib/page-context.ts';
import type { IslandName, IslandProps } from './registry.ts';

interface IslandOf<N extends IslandName> {
  name: N;
  props: IslandProps<N>;
}

/**
 * A component that the browser hydrates when it comes near the viewport, is focused or touched. Its props are in the page
 * as JSON, as far as they cannot be read from its markup (`registry.ts`).
 */
export function Island<N extends IslandName>({ name, props }: IslandOf<N>) {
  return usePage().placeIsland({ name, props });
}
