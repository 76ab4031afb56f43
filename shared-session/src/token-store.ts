import { check } from './check.ts';
import { emit, toast } from './events.ts';
import type { Kernel } from './kernel.ts';
import { recordKey, tokenKey, userKey } from './keys.ts';
import { clockStepMs } from './limits.ts';
import { degradedMessage } from './messages.ts';
import { isExpired, parseRecord, parseUser, toToken } from './record.ts';
import { asObject } from './safe-json.ts';
import type { SafeStore, SafeStores } from './safe-stores.ts';
import { readSync } from './sync-record.ts';
import type { SessionReason, Triple } from './types.ts';

/** Why there is no session in the stores. */
export type StoreProblem = Extract<SessionReason, 'none' | 'expired' | 'corrupt'>;

// The token comes last: a torn write is incomplete, and incomplete is invalid (R3).
const keys = [recordKey, userKey, tokenKey];

/** The newest valid triple; a store that lacks it is rewritten. With `clean`, leftovers are removed. */
export function readStores(k: Kernel, clean?: boolean): Triple | StoreProblem {
  const nowMs = k.clock.now();
  const { clearedAt } = readSync(k);
  const found = k.homes.map(readTriple);
  let newest: Triple | undefined;
  let problem: StoreProblem = 'none';
  for (const triple of [...found, k.memory]) {
    if (triple === 'corrupt') problem = triple;
    else if (!triple || triple.createdAt <= clearedAt) continue;
    else if (isExpired(triple, nowMs)) problem = 'expired';
    else if (!newest || newest.createdAt < triple.createdAt) newest = triple;
  }
  if (!newest) {
    if (clean && found.some(Boolean)) clearStores(k);
    return problem;
  }
  k.newestMs = Math.max(k.newestMs, newest.createdAt);
  if (newest.createdAt > nowMs + clockStepMs) {
    // The clock was moved back: the session begins now, and the server must confirm it (R4).
    newest = writeStores(k, newest, nowMs);
    void check(k);
  } else {
    const { token, createdAt } = newest;
    k.homes.forEach((store, index) => {
      const kept = asObject(found[index]);
      if (kept.token !== token || kept.createdAt !== createdAt) keep(k, store, newest!);
    });
  }
  return newest;
}

/** Keeps the session wherever it can; if nowhere, then on this page, and says so once. Answers what was kept. */
export function writeStores(k: Kernel, triple: Triple, createdAt = triple.createdAt): Triple {
  const kept = { ...triple, createdAt };
  k.homes = homesOf(k.stores);
  for (const store of k.homes) keep(k, store, kept);
  k.memory = k.homes[0] ? undefined : kept;
  if (k.memory && !k.isDegraded) {
    k.isDegraded = true;
    emit(k, 'storage-degraded');
    toast(k, degradedMessage);
  }
  return kept;
}

/** Removes our keys, and only ours, from both stores. */
export function clearStores(k: Kernel): void {
  k.memory = undefined;
  homesOf(k.stores).forEach(removeTriple);
}

export function homesOf({ local, cookie }: SafeStores): SafeStore[] {
  return [local, cookie];
}

/** A store that does not take the session is left out from now on. */
function keep(k: Kernel, store: SafeStore, { token, user, ...record }: Triple): void {
  const { _id: id, role, username } = user;
  // Cookies above 4096 bytes vanish silently, so a long user is shortened for them (R6).
  const isKept = [user, { id, role, username }].some((shape) => {
    const values = [JSON.stringify(record), JSON.stringify(shape), token];
    return keys.every((key, index) => store.set(key, values[index]!, record.expiryDays));
  });
  if (isKept) return;
  k.homes = k.homes.filter((home) => home !== store);
  removeTriple(store);
}

function readTriple(store: SafeStore): Triple | 'corrupt' | undefined {
  const raw = keys.map((key) => store.get(key));
  const record = parseRecord(raw[0]);
  const user = parseUser(raw[1]);
  const token = toToken(raw[2]);
  if (record && user && token) return { token, user, ...record };
  return raw.some(Boolean) ? 'corrupt' : undefined;
}

function removeTriple(store: SafeStore): void {
  for (const key of keys) store.remove(key);
}
