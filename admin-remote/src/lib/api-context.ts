import { createContext, use } from 'react';
import type { Api } from './api-client.ts';

export const ApiContext = createContext<Api | undefined>(undefined);

/** The console's API client. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi() needs AdminApp around it.');
  return api;
}
