import { callApi } from './api.ts';
import { isRecent } from './between.ts';
import { createSessionEndedError } from './errors.ts';
import type { Kernel } from './kernel.ts';
import { refreshEveryMs, refreshOnceMs } from './limits.ts';
import { end, resync } from './membership.ts';
import { readSync } from './sync-record.ts';
import { clearStores, writeStores } from './token-store.ts';
import type { SessionEndedError } from './types.ts';

/** Resets the creation time (R14): compared and set, so that a session that another tab ended stays ended. */
export function refresh(k: Kernel): void {
  const token = k.current?.token;
  if (!token || isRecent(k, k.current?.createdAt, refreshOnceMs)) return;
  const stored = resync(k);
  if (stored?.token !== token) return;
  const { epoch } = readSync(k);
  k.current = writeStores(k, stored, k.clock.now());
  if (readSync(k).epoch !== epoch) {
    // Another tab ended the session between the look and the write.
    clearStores(k);
    resync(k);
  } else
    void callApi(k, 'refresh', { token }).then(({ status }) => {
      if (status === 401) onUnauthorized(k, token);
    });
}

export function refreshIfDue(k: Kernel): void {
  if (!isRecent(k, k.current?.createdAt, refreshEveryMs)) refresh(k);
}

/** A call came back as 401. Another tab may have signed in anew since: only the current token counts (R20). */
export function onUnauthorized(k: Kernel, tokenUsed: string | undefined): SessionEndedError {
  if (tokenUsed && k.current?.token === tokenUsed && resync(k)?.token === tokenUsed) end(k, 'unauthorized');
  return createSessionEndedError();
}
