import { createContext } from 'react';
import type { PageSettings } from './settings.ts';

export const SettingsContext = createContext<PageSettings | null>(null);
