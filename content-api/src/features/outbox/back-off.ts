import { hours, minutes, seconds } from '../../lib/durations.ts';

const pausesMs = [seconds(5), seconds(15), seconds(30), minutes(1), minutes(2), minutes(5)];
const longestPauseMs = minutes(15);

/** After so long nothing is tried any more. */
export const giveUpAfterMs = hours(24);

/** The pause after that many attempts failed: a hitch is over in seconds, a dead address is tried a hundred times a day. */
export function pauseMs(attempts: number): number {
  return pausesMs[attempts - 1] ?? longestPauseMs;
}
