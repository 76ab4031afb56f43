import { isBetween, maxTimeMs } from './between.ts';
import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { syncKey } from './keys.ts';
import { expiryDays } from './limits.ts';
import { parseObject } from './safe-json.ts';

/** What the tabs tell each other through storage; kept apart so that the specified entries stay exact (R1). */
export interface SyncRecord {
  v: 1;
  /** Raised whenever a session ends. */
  epoch: number;
  /** The tombstone: sessions created up to this time are over, wherever a copy of them turns up. 0: none. */
  clearedAt: number;
  lastActivity: number;
  /** When the warning's countdown ends; 0: no warning. */
  warnDeadline: number;
}

export const freshSync: SyncRecord = { v: 1, epoch: 0, clearedAt: 0, lastActivity: 0, warnDeadline: 0 };

/** Falls back to this tab's own memory where local storage is missing or holds garbage. */
export function readSync(k: Kernel): SyncRecord {
  const stored = parseObject(guarded(() => k.stores.local.get(syncKey)));
  const isWhole = Object.keys(freshSync).every((field) => isBetween(stored[field], 0, maxTimeMs));
  if (isWhole && stored.v === 1) k.sync = stored as unknown as SyncRecord;
  return k.sync;
}

export function writeSync(k: Kernel, change: Partial<SyncRecord>): void {
  const { local } = k.stores;
  k.sync = { ...readSync(k), ...change };
  const text = JSON.stringify(k.sync);
  k.isShared = !!guarded(() => {
    if (local.get(syncKey) !== text) local.set(syncKey, text, expiryDays);
    return local.get(syncKey) === text;
  });
}
