import type { KeyStore } from '../environment.ts';

/** A store in memory that fails on request. */
export interface MemoryStore extends KeyStore {
  entries: Map<string, string>;
  /** Number of writes. */
  writes: () => number;
  /** `blocked`: every method throws. `full`: writing throws. */
  fail: (mode: 'never' | 'blocked' | 'full') => void;
}

/** An empty store. `onChange` receives every changed key. */
export function createMemoryStore(onChange?: (key: string) => void): MemoryStore {
  const entries = new Map<string, string>();
  let mode = 'never';
  let writes = 0;
  function open(): Map<string, string> {
    if (mode === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
    return entries;
  }
  return {
    entries,
    writes: () => writes,
    fail(next) {
      mode = next;
    },
    get: (key) => open().get(key),
    set(key, value) {
      if (mode === 'full') throw new DOMException('Quota exceeded', 'QuotaExceededError');
      const isNews = open().get(key) !== value;
      entries.set(key, value);
      writes += 1;
      if (isNews) onChange?.(key);
    },
    remove(key) {
      if (open().delete(key)) onChange?.(key);
    },
    keys: () => [...open().keys()],
  };
}
