import type { Visits } from 'content-api/contract';
import { hours } from '../lib/durations.ts';

/** One point of the plot. */
export interface Day {
  day: string;
  visits: number;
  contacts: number;
}

const dayMs = hours(24);

/** Every day up to the present one, also those on which nobody came. */
export function fillDays({ items, today }: Pick<Visits, 'items' | 'today'>, count: number): Day[] {
  const known = new Map(items.map((item) => [item.day, item]));
  const lastMs = Date.parse(today);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(lastMs - (count - 1 - index) * dayMs).toISOString().slice(0, 10);
    const { visits = 0, contacts = 0 } = known.get(day) ?? {};
    return { day, visits, contacts };
  });
}
