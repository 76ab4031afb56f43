import type { Environment } from './environment.ts';

/** The largest time that a date can hold, in ms. */
export const maxTimeMs = 8.64e15;

/** Whether a value is a number, and neither below nor above. */
export function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** Whether something happened less than that long ago. What lies in the future did not: the clock was moved back since. */
export function isRecent({ clock }: Pick<Environment, 'clock'>, timeMs: unknown, spanMs: number): boolean {
  return isBetween(timeMs, clock.now() - spanMs + 1, clock.now());
}
