import { createContext } from 'react';
import type { LoadedResources } from './load-resources.ts';

export const ResourceContext = createContext<LoadedResources>(new Map());
