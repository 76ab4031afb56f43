import { createContext } from 'react';
import type { ResourceCache } from './resource-cache.ts';

export const ResourceContext = createContext<ResourceCache | null>(null);
