import { toIso } from './clock.ts';
import type { Clock } from './clock.ts';

/** The `updatedAt` of a write: now, but always later than the one before, since it is the record's version. */
export function nextVersion(clock: Clock, previous?: string): string {
  const previousMs = previous === undefined ? 0 : Date.parse(previous);
  return toIso(Math.max(clock.nowMs(), previousMs + 1));
}
