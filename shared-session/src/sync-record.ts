import { isBetween, maxTimeMs } from './between.ts';
import { syncKey } from './keys.ts';
import { parseObject } from './safe-json.ts';
import type { SafeStore } from './safe-stores.ts';

/** Values that all tabs share through local storage. A key of their own keeps the specified entries exact. */
export interface SyncRecord {
  v: 1;
  /** Raised whenever a session ends. */
  epoch: number;
  /** Sessions created up to this time are over, also where a copy of them turns up again. 0: none. */
  clearedAt: number;
  lastActivity: number;
  /** When the countdown of the warning ends. 0: no warning. */
  warnDeadline: number;
}

export const emptySync: SyncRecord = { v: 1, epoch: 0, clearedAt: 0, lastActivity: 0, warnDeadline: 0 };

/** The shared values, or `fallback` where local storage is blocked, empty or holds garbage. */
export function readSync(local: SafeStore, fallback: SyncRecord): SyncRecord {
  const stored = parseObject(local.get(syncKey));
  const isWhole = Object.keys(emptySync).every((field) => isBetween(stored[field], 0, maxTimeMs));
  return isWhole && stored.v === 1 ? (stored as unknown as SyncRecord) : fallback;
}
