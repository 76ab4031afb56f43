/** Largest time that a `Date` can hold, in ms since the epoch. */
export const maxTimeMs = 8.64e15;

export function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

/** Returns true for times less than `spanMs` ago. False for the future: the clock was set back since. */
export function isRecent(nowMs: number, timeMs: unknown, spanMs: number): boolean {
  return isBetween(timeMs, nowMs - spanMs + 1, nowMs);
}
