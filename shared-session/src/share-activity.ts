import type { Kernel } from './kernel.ts';
import { readSync, writeSync } from './sync-record.ts';
import type { SyncRecord } from './sync-record.ts';
import { tellTabs } from './tab-bus.ts';

/** Tells the other tabs when the user was last active here, if they do not know. */
export function shareActivity(k: Kernel, change?: Partial<SyncRecord>): void {
  if (k.sharedMs === k.activeMs && !change) return;
  k.sharedMs = k.activeMs;
  writeSync(k, { lastActivity: Math.max(k.activeMs, readSync(k).lastActivity), ...change });
  if (k.isAlone) tellTabs(k, 'activity');
}

/** The user is there: no warning in any tab, and stale values of an earlier visit no longer count (R13). */
export function beginActivity(k: Kernel, change?: Partial<SyncRecord>): void {
  k.activeMs = k.clock.now();
  shareActivity(k, { warnDeadline: 0, ...change });
}
