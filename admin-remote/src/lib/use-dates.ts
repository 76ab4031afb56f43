import { useMemo } from 'react';
import { datesOf } from './dates.ts';
import type { Dates } from './dates.ts';
import { useTimeZone } from './use-time-zone.ts';

/** The console's way to show an instant: in the studio's time zone, with its name where the reader's clock shows another time. */
export function useDates(): Dates {
  const timeZone = useTimeZone();
  return useMemo(() => datesOf(timeZone), [timeZone]);
}
