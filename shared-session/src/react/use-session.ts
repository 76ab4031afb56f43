import { useEffect, useSyncExternalStore } from 'react';
import { getSession } from '../instance.ts';
import { loadingSnapshot } from '../snapshot.ts';
import type { SessionSnapshot } from '../types.ts';

const noop = () => undefined;

/**
 * The session's current snapshot. Keeps the session running while mounted. `loading` on the server, during hydration,
 * and until `createSession` is called.
 */
export function useSession(): SessionSnapshot {
  const session = getSession();
  useEffect(() => session?.start(), [session]);
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? getLoading,
    getLoading,
  );
}

function subscribeToNothing(): () => void {
  return noop;
}

function getLoading(): SessionSnapshot {
  return loadingSnapshot;
}
