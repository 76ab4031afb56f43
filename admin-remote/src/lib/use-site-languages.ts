import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.ts';
import { settingsQuery } from './settings-query.ts';

/** Codes of the languages of the site, the first one first; empty where it has one, and until they are known. */
export function useSiteLanguages(): readonly string[] {
  return useQuery(settingsQuery(useApi())).data?.languages ?? [];
}
