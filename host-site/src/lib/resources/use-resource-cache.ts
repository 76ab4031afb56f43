import { useRequired } from '../use-required.ts';
import type { ResourceCache } from './resource-cache.ts';
import { ResourceContext } from './resource-context.ts';

export function useResourceCache(): ResourceCache {
  return useRequired(ResourceContext);
}
