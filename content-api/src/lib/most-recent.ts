import { LRUCache } from 'lru-cache';

/**
 * Keeps the most recently used by key, at most so many. With the library's own `max`, memory for all of them would be taken
 * at once.
 */
export function mostRecent<T extends string | object>(most: number): LRUCache<string, T> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
