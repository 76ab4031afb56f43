import { useContext } from 'react';
import type { ResourceCache } from './resource-cache.ts';
import { ResourceContext } from './resource-context.ts';

export function useResourceCache(): ResourceCache {
  const cache = useContext(ResourceContext);
  if (!cache) throw new Error('useResourceCache needs a ResourceContext above it.');
  return cache;
}
