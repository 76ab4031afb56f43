import { watchActivity } from './activity.ts';
import { check } from './check.ts';
import { toast } from './events.ts';
import { evaluate, touch } from './inactivity.ts';
import { recordKey, userKey } from './keys.ts';
import type { Kernel } from './kernel.ts';
import { checkEveryMs } from './limits.ts';
import { resync } from './membership.ts';
import { offlineMessage, onlineMessage } from './messages.ts';
import { refreshIfDue } from './refresh.ts';
import { beginActivity, shareActivity } from './share-activity.ts';
import { calm, isActive, stopCount } from './state.ts';
import { writeSync } from './sync-record.ts';
import { hearTabs } from './tab-bus.ts';

/** Starts timers and listeners, and confirms a stored session with the server. Returns the way to stop it all. */
export function run(k: Kernel): () => void {
  const { page, clock } = k;

  /** The page may have slept, or leaves: everything is compared with the clock, and the tabs hear what was held back. */
  function wake(): void {
    resync(k);
    evaluate(k, true);
    refreshIfDue(k);
    shareActivity(k);
  }

  /** The page was frozen or kept aside, or the network came back: the server is asked as well. */
  function comeBack(): void {
    wake();
    void check(k, isActive(k));
  }

  const listeners: Record<string, (event: Event) => void> = {
    visibilitychange: wake,
    resume: comeBack,
    pageshow: (event) => ((event as PageTransitionEvent).persisted ? comeBack() : wake()),
    focus: wake,
    pagehide: wake,
    online() {
      if (k.current) toast(k, onlineMessage, 'success');
      comeBack();
    },
    offline() {
      if (k.current) toast(k, offlineMessage);
    },
    storage(event) {
      // Record and user are written before the token: on their own they say nothing yet.
      if ([recordKey, userKey].includes((event as StorageEvent).key ?? '')) return;
      resync(k);
      evaluate(k);
    },
  };

  resync(k, true);
  if (k.current) beginActivity(k);
  calm(k);
  const stops = [
    clock.every(checkEveryMs, wake),
    hearTabs(k, (type) => {
      resync(k);
      // Without shared storage the message itself is all that a tab learns about the others.
      if (type === 'activity' && k.isAlone && isActive(k)) {
        k.activeMs = clock.now();
        writeSync(k, { lastActivity: k.activeMs, warnDeadline: 0 });
      }
      evaluate(k);
    }),
    watchActivity(k, () => touch(k)),
    ...Object.entries(listeners).map(([type, listener]) => page.listen(type, listener)),
    () => shareActivity(k),
    () => stopCount(k),
  ];
  void check(k);
  return () => stops.forEach((stop) => stop());
}
