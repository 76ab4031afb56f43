import type { Session } from './types.ts';

/** Whole seconds left in the countdown of the warning, 0 without one. */
export function secondsLeft({ environment, getSnapshot }: Pick<Session, 'environment' | 'getSnapshot'>) {
  const leftMs = (getSnapshot().warningDeadlineMs ?? 0) - environment.clock.now();
  return Math.max(0, Math.ceil(leftMs / 1000));
}
