import { guarded } from './guarded.ts';
import type { SessionSnapshot } from './types.ts';

export interface State {
  get: () => SessionSnapshot;
  set: (next: Partial<SessionSnapshot> & Pick<SessionSnapshot, 'status'>) => void;
  /** Whether somebody is signed in and confirmed. */
  isActive: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Time went on: whoever shows a countdown looks again. */
  notify: () => void;
}

export const loadingSnapshot: SessionSnapshot = {
  status: 'loading',
  reason: 'none',
  user: undefined,
  warningDeadlineMs: undefined,
};

export function createState(): State {
  const listeners = new Set<() => void>();
  let snapshot = loadingSnapshot;
  function notify(): void {
    for (const listener of [...listeners]) guarded(listener);
  }
  return {
    get: () => snapshot,
    set(next) {
      const changed = { ...loadingSnapshot, ...next };
      const fields = Object.keys(changed) as (keyof SessionSnapshot)[];
      if (fields.every((field) => changed[field] === snapshot[field])) return;
      snapshot = changed;
      notify();
    },
    isActive: () => snapshot.status === 'authenticated' || snapshot.status === 'warning',
    subscribe(listener) {
      // Wrapped, so that the same function subscribed twice is two subscriptions.
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    notify,
  };
}
