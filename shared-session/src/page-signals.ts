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
  onOnline: () => void;
  onOffline: () => void;
}

/** Listens to what happens to the page (R8, R15, R16). Returns the way to stop. */
export function watchPage(page: Page, signals: PageSignals): () => void {
  const stops = [
    page.listen('document', 'visibilitychange', () =>
      page.isHidden() ? signals.onLeave() : signals.onWake(),
    ),
    page.listen('document', 'resume', () => {
      signals.onWake();
      signals.onReturn();
    }),
    page.listen('window', 'pageshow', (event) => {
      signals.onWake();
      if ((event as PageTransitionEvent).persisted) signals.onReturn();
    }),
    page.listen('window', 'focus', signals.onWake),
    page.listen('window', 'blur', signals.onLeave),
    page.listen('window', 'pagehide', signals.onLeave),
    page.listen('window', 'online', () => {
      signals.onOnline();
      signals.onWake();
      signals.onReturn();
    }),
    page.listen('window', 'offline', signals.onOffline),
    page.listen('window', 'storage', (event) => {
      // Record and user are written before the token: on their own they say nothing yet.
      const { key } = event as StorageEvent;
      if (key !== recordKey && key !== userKey) signals.onStorage();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
