/** The largest time that a date can hold, in ms. */
export const maxTimeMs = 8.64e15;

/** Whether a value is a number, and neither below nor above. */
export function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** Whether something is that young. What lies in the future is not: the clock was moved back since. */
export function isYoung(ageMs: number, spanMs: number): boolean {
  return ageMs >= 0 && ageMs < spanMs;
}
