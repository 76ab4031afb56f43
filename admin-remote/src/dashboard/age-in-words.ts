import { days, hours, minutes } from '../lib/durations.ts';

/** `3 days`, `20 hours`, `5 minutes`: at least one minute, days from the second one on. */
export function ageInWords(ageMs: number): string {
  if (ageMs >= days(2)) return inWords(ageMs / days(1), 'day');
  if (ageMs >= hours(1)) return inWords(ageMs / hours(1), 'hour');
  return inWords(Math.max(1, ageMs / minutes(1)), 'minute');
}

function inWords(count: number, unit: 'day' | 'hour' | 'minute'): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(count));
}
