import type { SiteTexts } from 'content-api/site-texts';
import { createContext } from 'react';

export const TextsContext = createContext<SiteTexts | null>(null);
