import { useSyncExternalStore } from 'react';
import type { Loadable, Resource } from './resource.ts';
import { useResourceCache } from './use-resource-cache.ts';

/** State of a resource, kept up to date. It does not start the call: the page's description does. */
export function useResource<T>(resource: Resource<T>): Loadable<T> {
  const cache = useResourceCache();
  const peek = () => cache.peek(resource);
  return useSyncExternalStore(cache.subscribe, peek, peek);
}
