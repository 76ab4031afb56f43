import { isBetween, maxTimeMs } from './between.ts';
import type { Kernel } from './kernel.ts';
import { syncKey } from './keys.ts';
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

const freshSync: SyncRecord = { v: 1, epoch: 0, clearedAt: 0, lastActivity: 0, warnDeadline: 0 };

/** Falls back to this tab's own memory where local storage is missing or holds garbage. */
export function readSync(k: Kernel): SyncRecord {
  const stored = parseObject(k.stores.local.get(syncKey));
  const isWhole = Object.keys(freshSync).every((field) => isBetween(stored[field], 0, maxTimeMs));
  k.sync = isWhole && stored.v === 1 ? (stored as unknown as SyncRecord) : (k.sync ?? freshSync);
  return k.sync;
}

export function writeSync(k: Kernel, change: Partial<SyncRecord>): void {
  k.sync = { ...readSync(k), ...change };
  k.isAlone = !k.stores.local.set(syncKey, JSON.stringify(k.sync));
}
