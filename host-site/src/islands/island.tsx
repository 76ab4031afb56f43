import { usePage } from '../lib/page-context.ts';
import type { IslandName, IslandProps } from './registry.ts';

interface IslandOf<N extends IslandName> {
  name: N;
  props: IslandProps<N>;
}

/**
 * A component that the browser makes alive when it comes near the window, is focused or touched. Everything that it needs is in
 * its props, which the page carries as JSON.
 */
export function Island<N extends IslandName>({ name, props }: IslandOf<N>) {
  return usePage().placeIsland({ name, props });
}
