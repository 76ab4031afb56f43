import type { Api } from './api.ts';
import type { Clock } from './environment.ts';
import { refreshEveryMs, refreshOnceMs } from './limits.ts';
import type { Membership } from './membership.ts';
import type { SyncStore } from './sync-record.ts';
import type { TokenStore } from './token-store.ts';

export interface RefreshOptions {
  api: Api;
  clock: Clock;
  tokens: TokenStore;
  sync: SyncStore;
  membership: Membership;
  onUnauthorized: (token: string) => void;
}

export interface Refresh {
  now: () => void;
  ifDue: () => void;
  /** A login just did what a refresh does. */
  markDone: () => void;
  /** Once per location key. */
  forGuard: (locationKey: string) => void;
}

/** Resets the creation time (R14): compared and set, so that a session that another tab ended stays ended. */
export function createRefresh(options: RefreshOptions): Refresh {
  const { api, clock, tokens, sync, membership } = options;
  let doneMs = Number.NEGATIVE_INFINITY;
  let guardedKey: string | undefined;

  function now(): void {
    const nowMs = clock.now();
    const sinceMs = nowMs - doneMs;
    const before = membership.current();
    if (!before || (sinceMs >= 0 && sinceMs < refreshOnceMs)) return;
    const stored = membership.resync();
    if (stored?.token !== before.token) return;
    const { epoch } = sync.read();
    doneMs = nowMs;
    const refreshed = { ...stored, record: { ...stored.record, createdAt: nowMs } };
    tokens.write(refreshed);
    if (sync.read().epoch !== epoch) {
      // Another tab ended the session between the look and the write.
      tokens.clear();
      membership.resync();
      return;
    }
    membership.replace(refreshed);
    void tellServer(refreshed.token);
  }

  async function tellServer(token: string): Promise<void> {
    const answer = await api('/auth/refresh', { token });
    if (answer?.status === 401) options.onUnauthorized(token);
  }

  return {
    now,
    ifDue() {
      const ageMs = clock.now() - (membership.current()?.record.createdAt ?? clock.now());
      if (ageMs >= refreshEveryMs) now();
    },
    markDone() {
      doneMs = clock.now();
    },
    forGuard(locationKey) {
      if (guardedKey === locationKey || !membership.current()) return;
      guardedKey = locationKey;
      now();
    },
  };
}
