import { hours, minutes, seconds } from '../lib/durations.ts';

const firstPausesMs = [5, 15, 30].map(seconds);

/** After so long nothing is tried any more. */
export const giveUpAfterMs = hours(24);

/** The pause after that many attempts failed: 5, 15 and 30 seconds, then a minute. */
export function pauseMs(attempts: number): number {
  return firstPausesMs[attempts - 1] ?? minutes(1);
}
