import { use } from 'react';
import { readLoaded } from './load-resources.ts';
import { ResourceContext } from './resource-context.ts';
import type { Loaded, Resource } from './resource.ts';

/** State of a resource. The page's description names it, and the server loads it before it renders. */
export function useResource<T>(resource: Resource<T>): Loaded<T> {
  return readLoaded(use(ResourceContext), resource);
}
