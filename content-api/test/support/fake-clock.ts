import type { Clock } from '../../src/lib/clock.ts';

/** A clock that moves only when told. */
export interface FakeClock extends Clock {
  advance: (ms: number) => void;
}

export function createFakeClock(startMs = Date.parse('2026-11-21T08:00:00.000Z')): FakeClock {
  let now = startMs;
  return {
    nowMs: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
