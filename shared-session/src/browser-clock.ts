import type { Clock } from './environment.ts';

/** The system clock. Timer functions are looked up at each call, so that tests can replace them. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every(periodMs, run) {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
};
