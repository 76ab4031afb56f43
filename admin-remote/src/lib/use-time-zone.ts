import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.ts';
import { settingsQuery } from './settings-query.ts';

/** The zone in which the studio's times are set and shown; UTC while it is not known. */
export function useTimeZone(): string {
  return useKnownTimeZone() ?? 'UTC';
}

/** The same for what is asked once: undefined until it is known, UTC when it cannot be. */
export function useKnownTimeZone(): string | undefined {
  const { data, isPending } = useQuery(settingsQuery(useApi()));
  return data?.timeZone ?? (isPending ? undefined : 'UTC');
}
