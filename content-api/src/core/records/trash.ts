import { days } from '../../lib/durations.ts';

/** Days that a record stays in the trash. */
export const trashDays = 30;

/** Whole days until a record in the trash is deleted for good. */
export function daysLeft(trashedAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(trashedAt) + days(trashDays) - nowMs) / days(1)));
}
