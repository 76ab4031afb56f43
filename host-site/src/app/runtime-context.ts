import { createContext } from 'react';
import type { SiteRuntime } from './site-runtime.ts';

export const RuntimeContext = createContext<SiteRuntime | null>(null);
