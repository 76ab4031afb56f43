/** All code reads the time here, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  nowMs: () => number;
  /** Milliseconds that only grow: for durations within this process, which a clock that is set back must not stretch. */
  elapsedMs: () => number;
}

export const systemClock: Clock = { nowMs: () => Date.now(), elapsedMs: () => performance.now() };

/** The instant as stored and sent: ISO 8601, UTC, milliseconds. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
