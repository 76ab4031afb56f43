import { recordKey, tokenKey, userKey } from './keys.ts';
import { dayMs } from './limits.ts';
import { parseRecord, parseUser, toToken } from './record.ts';
import { asObject } from './safe-json.ts';
import type { SafeStore, SafeStores } from './safe-stores.ts';
import type { StoreProblem } from './state.ts';
import type { StoredSession } from './types.ts';

/** Keeps the session in cookies and local storage, or in memory if both fail. */
export interface TokenStore {
  /**
   * The newest valid session, or why there is none; a store that lacks it is rewritten. With `removesInvalid`, what
   * is left of an invalid session is removed.
   */
  read: (nowMs: number, clearedAt: number, removesInvalid: boolean) => StoredSession | StoreProblem;
  /** Returns whether any store took the session. */
  write: (session: StoredSession) => boolean;
  /** Removes the keys of the session, and only these. */
  clear: () => void;
}

// The token comes last: an interrupted write is incomplete, and incomplete is invalid.
const keys = [recordKey, userKey, tokenKey];

export function createTokenStore({ local, cookie }: SafeStores): TokenStore {
  const all = [local, cookie];
  let writable = all;
  let memory: StoredSession | undefined;

  function clear(): void {
    memory = undefined;
    all.forEach(removeSession);
  }

  /** A store that does not take the session is left out until the next write. */
  function writeTo(store: SafeStore, { token, user, ...record }: StoredSession): void {
    const { _id: id, role, username } = user;
    // Cookies above 4096 bytes vanish silently, so a long user is shortened for them.
    const isKept = [user, { id, role, username }].some((shape) => {
      const values = [JSON.stringify(record), JSON.stringify(shape), token];
      return keys.every((key, index) => store.set(key, values[index]!, record.expiryDays));
    });
    if (isKept) return;
    writable = writable.filter((other) => other !== store);
    removeSession(store);
  }

  return {
    clear,
    read(nowMs, clearedAt, removesInvalid) {
      const stored = writable.map(readSession);
      let newest: StoredSession | undefined;
      let problem: StoreProblem = 'none';
      for (const session of [...stored, memory]) {
        if (session === 'corrupt') problem = session;
        else if (!session || session.createdAt <= clearedAt) continue;
        else if (nowMs >= session.createdAt + session.expiryDays * dayMs) problem = 'expired';
        else if (!newest || newest.createdAt < session.createdAt) newest = session;
      }
      if (!newest) {
        if (removesInvalid && stored.some(Boolean)) clear();
        return problem;
      }
      // Every write of a session has a creation time of its own.
      const { createdAt } = newest;
      writable.forEach((store, index) => {
        if (asObject(stored[index]).createdAt !== createdAt) writeTo(store, newest);
      });
      return newest;
    },
    write(session) {
      writable = all;
      for (const store of all) writeTo(store, session);
      const wasInMemory = memory;
      memory = writable[0] ? undefined : session;
      return !wasInMemory && !!memory;
    },
  };
}

function readSession(store: SafeStore): StoredSession | 'corrupt' | undefined {
  const raw = keys.map((key) => store.get(key));
  const record = parseRecord(raw[0]);
  const user = parseUser(raw[1]);
  const token = toToken(raw[2]);
  if (record && user && token) return { token, user, ...record };
  return raw.some(Boolean) ? 'corrupt' : undefined;
}

function removeSession(store: SafeStore): void {
  for (const key of keys) store.remove(key);
}
