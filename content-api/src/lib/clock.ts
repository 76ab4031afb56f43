/** The only door to the present time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  nowMs: () => number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** The instant as stored and sent: ISO 8601, UTC, milliseconds. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
