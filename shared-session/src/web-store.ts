import type { KeyStore } from './environment.ts';

/** Local or session storage. The getter itself may throw where storage is blocked, so it is called each time. */
export function createWebStore(storage: () => Storage): KeyStore {
  return {
    get: (key) => storage().getItem(key),
    set: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
    keys: () => Object.keys(storage()),
  };
}
