import type { KeyStore, SessionStores } from './environment.ts';
import { guarded } from './guarded.ts';

/** A store that never throws. */
export interface SafeStore extends KeyStore {
  /** Answers whether the value was really kept. */
  set: (key: string, value: string, expiryDays?: number) => boolean | undefined;
  keys: () => string[];
}

/** Stores that never throw. */
export type SafeStores = Record<keyof SessionStores, SafeStore>;

/** Blocked, full and broken stores look like empty ones that keep nothing. */
export function safeStores({ local, cookie, tab }: SessionStores, isReadOnly: boolean): SafeStores {
  return {
    local: safeStore(local, isReadOnly),
    cookie: safeStore(cookie, isReadOnly),
    tab: safeStore(tab, isReadOnly),
  };
}

function safeStore(store: KeyStore, isReadOnly: boolean): SafeStore {
  return {
    get: (key) => guarded(() => store.get(key)),
    set: (key, value, expiryDays) =>
      guarded(() => {
        if (!isReadOnly) store.set(key, value, expiryDays);
        return store.get(key) === value;
      }),
    remove: (key) => isReadOnly || guarded(() => store.remove(key)),
    keys: () => guarded(() => store.keys!()) ?? [],
  };
}
