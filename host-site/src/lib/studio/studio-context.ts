import { createContext } from 'react';
import type { Studio } from './studio.ts';

export const StudioContext = createContext<Studio | null>(null);
