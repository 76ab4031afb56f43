import type { Clock } from '../../src/lib/clock.ts';

/** A clock that moves only when told. */
export interface FakeClock extends Clock {
  advance: (ms: number) => void;
  /** Sets the time of day back, as a person or a time server does. */
  setBack: (ms: number) => void;
}

export function createFakeClock(startMs = Date.parse('2026-11-21T08:00:00.000Z')): FakeClock {
  let now = startMs;
  let elapsed = 0;
  return {
    nowMs: () => now,
    elapsedMs: () => elapsed,
    advance: (ms) => {
      now += ms;
      elapsed += ms;
    },
    setBack: (ms) => {
      now -= ms;
    },
  };
}
