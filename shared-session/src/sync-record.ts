import type { KeyStore } from './environment.ts';
import { expiryDays } from './limits.ts';
import { guarded } from './guarded.ts';
import { syncKey } from './keys.ts';
import { asObject, parseJson } from './safe-json.ts';

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

export interface SyncStore {
  read: () => SyncRecord;
  write: (change: Partial<SyncRecord>) => void;
  /** Whether the last write reached storage; if not, tabs can only hear each other. */
  isShared: () => boolean;
}

const fields = ['epoch', 'clearedAt', 'lastActivity', 'warnDeadline'] as const;

/** Falls back to this tab's own memory where local storage is missing or holds garbage. */
export function createSyncStore(store: KeyStore): SyncStore {
  let known: SyncRecord = { v: 1, epoch: 0, clearedAt: 0, lastActivity: 0, warnDeadline: 0 };
  let shared = true;
  function read(): SyncRecord {
    known = guarded(() => parseSync(store.get(syncKey))) ?? known;
    return known;
  }
  return {
    read,
    write(change) {
      known = { ...read(), ...change };
      const text = JSON.stringify(known);
      shared = guarded(() => (store.set(syncKey, text, expiryDays), store.get(syncKey) === text)) === true;
    },
    isShared: () => shared,
  };
}

function parseSync(raw: string | undefined): SyncRecord | undefined {
  const value = asObject(parseJson(raw));
  if (value?.v !== 1) return undefined;
  if (!fields.every((field) => Number.isFinite(value[field]) && (value[field] as number) >= 0))
    return undefined;
  return value as unknown as SyncRecord;
}
