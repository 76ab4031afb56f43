import { callApi } from './api.ts';
import { isYoung } from './between.ts';
import { createSessionEndedError } from './errors.ts';
import type { Kernel } from './kernel.ts';
import { refreshEveryMs, refreshOnceMs } from './limits.ts';
import { end, resync } from './membership.ts';
import { readSync } from './sync-record.ts';
import { clearStores, withCreation, writeStores } from './token-store.ts';
import type { SessionEndedError } from './types.ts';

/** Resets the creation time (R14): compared and set, so that a session that another tab ended stays ended. */
export function refresh(k: Kernel): void {
  const nowMs = k.clock.now();
  const before = k.current;
  if (!before || isYoung(nowMs - k.refreshedMs, refreshOnceMs)) return;
  const stored = resync(k);
  if (stored?.token !== before.token) return;
  const { epoch } = readSync(k);
  k.refreshedMs = nowMs;
  k.current = withCreation(stored, nowMs);
  writeStores(k, k.current);
  if (readSync(k).epoch === epoch) void tellServer(k, stored.token);
  else {
    // Another tab ended the session between the look and the write.
    clearStores(k);
    resync(k);
  }
}

export function refreshIfDue(k: Kernel): void {
  if (k.current && k.clock.now() - k.current.record.createdAt >= refreshEveryMs) refresh(k);
}

/** A guarded page is shown: once per location key. */
export function refreshForGuard(k: Kernel, locationKey: string): void {
  if (k.guardKey === locationKey || !k.current) return;
  k.guardKey = locationKey;
  refresh(k);
}

/** A call came back as 401. Another tab may have signed in anew since: only the current token counts (R20). */
export function onUnauthorized(k: Kernel, tokenUsed: string | undefined): SessionEndedError {
  if (tokenUsed && k.current?.token === tokenUsed && resync(k)?.token === tokenUsed) end(k, 'unauthorized');
  return createSessionEndedError();
}

async function tellServer(k: Kernel, token: string): Promise<void> {
  const answer = await callApi(k, 'refresh', { token });
  if (answer?.status === 401) onUnauthorized(k, token);
}
