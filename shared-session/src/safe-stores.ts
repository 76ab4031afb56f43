import { attempt } from './attempt.ts';
import type { KeyStore, SessionStores } from './environment.ts';

/** A store that never throws. */
export interface SafeStore extends KeyStore {
  /** Returns true if the value can be read back. */
  set: (key: string, value: string, expiryDays?: number) => boolean | undefined;
  keys: () => string[];
}

/** Stores that never throw. */
export type SafeStores = Record<keyof SessionStores, SafeStore>;

/** Makes blocked, full and broken stores look like empty ones that keep nothing. */
export function safeStores({ local, cookie, tab }: SessionStores, isReadOnly?: boolean): SafeStores {
  return { local: safe(local), cookie: safe(cookie), tab: safe(tab) };

  function safe(store: KeyStore): SafeStore {
    return {
      get: (key) => attempt(() => store.get(key)),
      set: (key, value, expiryDays) =>
        attempt(() => {
          if (!isReadOnly) store.set(key, value, expiryDays);
          return store.get(key) === value;
        }),
      remove: (key) => isReadOnly || attempt(() => store.remove(key)),
      keys: () => attempt(() => store.keys!()) ?? [],
    };
  }
}
