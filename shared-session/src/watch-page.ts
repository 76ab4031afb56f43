import type { Page } from './environment.ts';
import { recordKey, userKey } from './keys.ts';

export interface PageSignals {
  /** The page may have slept: compare everything with the clock. */
  onWake: () => void;
  /** The page was frozen or kept aside by the browser, or the network came back: ask the server. */
  onReturn: () => void;
  /** The page may be going away. */
  onLeave: () => void;
  onStorage: () => void;
  /** The network came back, or went. */
  onNetwork: (isOnline: boolean) => void;
}

/** Listens to what happens to the page (R8, R15, R16). Returns the way to stop. */
export function watchPage(
  page: Page,
  { onWake, onReturn, onLeave, onStorage, onNetwork }: PageSignals,
): () => void {
  function onDocument(type: string, listener: (event: Event) => void) {
    return page.listen('document', type, listener);
  }
  function onWindow(type: string, listener: (event: Event) => void) {
    return page.listen('window', type, listener);
  }
  function onResume(): void {
    onWake();
    onReturn();
  }
  const stops = [
    onDocument('visibilitychange', () => (page.isHidden() ? onLeave() : onWake())),
    onDocument('resume', onResume),
    onWindow('pageshow', (event) => ((event as PageTransitionEvent).persisted ? onResume() : onWake())),
    onWindow('focus', onWake),
    onWindow('pagehide', onLeave),
    onWindow('online', () => {
      onNetwork(true);
      onResume();
    }),
    onWindow('offline', () => onNetwork(false)),
    // Record and user are written before the token: on their own they say nothing yet.
    onWindow('storage', (event) => {
      if (![recordKey, userKey].includes((event as StorageEvent).key ?? '')) onStorage();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
