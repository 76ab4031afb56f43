import { wallTimeOf } from './zoned-time.ts';

/** `Saturday, 21 November 2026`. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' }).format(Date.parse(day));
}

/** Groups items by their day in the zone, such as `2026-11-21`, in the order given. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone: string,
): Map<string, Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = wallTimeOf(Date.parse(item.at), timeZone).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}
