import type { Session } from './types.ts';

/** Whole seconds left of the warning's countdown; 0 when there is none. */
export function secondsLeft({ environment, getSnapshot }: Pick<Session, 'environment' | 'getSnapshot'>) {
  const leftMs = (getSnapshot().warningDeadlineMs ?? 0) - environment.clock.now();
  return Math.max(0, Math.ceil(leftMs / 1000));
}
