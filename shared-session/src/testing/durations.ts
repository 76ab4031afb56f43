/** Milliseconds in `count` seconds. */
export function seconds(count: number): number {
  return count * 1000;
}

/** Milliseconds in `count` minutes. */
export function minutes(count: number): number {
  return seconds(count * 60);
}

/** Milliseconds in `count` days of 24 hours. */
export function days(count: number): number {
  return minutes(count * 24 * 60);
}
