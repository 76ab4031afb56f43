import { emit, toast } from './events.ts';
import type { KeyStore } from './environment.ts';
import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { recordKey, tokenKey, userKey } from './keys.ts';
import { clockStepMs } from './limits.ts';
import { degradedMessage } from './messages.ts';
import { isExpired, parseRecord, parseUser, toToken } from './record.ts';
import { readSync } from './sync-record.ts';
import type { SessionReason, Triple } from './types.ts';

export interface StoreReading {
  triple?: Triple;
  /** Why there is no triple. */
  problem: Extract<SessionReason, 'none' | 'expired' | 'corrupt'>;
  /** The clock was moved back: the creation time was set to now, the server must confirm. */
  restamped?: boolean;
}

// The token comes last: a torn write is incomplete, and incomplete is invalid (R3).
const keys = [recordKey, userKey, tokenKey];

/** The newest valid triple; a store that lacks it is rewritten. With `clean`, leftovers are removed. */
export function readStores(k: Kernel, clean?: boolean): StoreReading {
  const nowMs = k.clock.now();
  const { clearedAt } = readSync(k);
  const reading: StoreReading = { problem: 'none' };
  const found = homes(k).map((store) => (k.dropped.has(store) ? undefined : readTriple(store)));
  for (const triple of [...found, k.memory]) {
    if (triple === 'corrupt') reading.problem = triple;
    else if (!triple || triple.record.createdAt <= clearedAt) continue;
    else if (isExpired(triple.record, nowMs)) reading.problem = 'expired';
    else if (!(reading.triple && reading.triple.record.createdAt >= triple.record.createdAt))
      reading.triple = triple;
  }
  const { triple } = reading;
  k.newestMs = Math.max(k.newestMs, triple?.record.createdAt ?? 0);
  if (!triple) {
    if (clean && found.some(Boolean)) clearStores(k);
  } else if (triple.record.createdAt > nowMs + clockStepMs) {
    reading.restamped = true;
    reading.triple = withCreation(triple, nowMs);
    writeStores(k, reading.triple);
  } else if (triple !== k.memory) {
    homes(k).forEach((store, index) => {
      if (!k.dropped.has(store) && stampOf(found[index]) !== stampOf(triple)) keep(k, store, triple);
    });
  }
  return reading;
}

/** Keeps the triple wherever it can; if nowhere, then on this page, and says so once. */
export function writeStores(k: Kernel, triple: Triple): void {
  k.dropped.clear();
  for (const store of homes(k)) keep(k, store, triple);
  k.memory = k.dropped.size === 2 ? triple : undefined;
  if (!k.memory || k.isDegraded) return;
  k.isDegraded = true;
  emit(k, 'storage-degraded');
  toast(k, degradedMessage);
}

/** Removes our keys, and only ours, from both stores. */
export function clearStores(k: Kernel): void {
  k.memory = undefined;
  homes(k).forEach(removeTriple);
}

/** The same session with another creation time. */
export function withCreation(triple: Triple, createdAt: number): Triple {
  return { ...triple, record: { ...triple.record, createdAt } };
}

function homes({ stores: { local, cookie } }: Kernel): KeyStore[] {
  return [local, cookie];
}

function keep(k: Kernel, store: KeyStore, triple: Triple): void {
  const { _id: id, role, username } = triple.user;
  // Cookies above 4096 bytes vanish silently, so a long user is shortened for them (R6).
  if (writeTriple(store, triple, triple.user) || writeTriple(store, triple, { id, role, username })) return;
  k.dropped.add(store);
  removeTriple(store);
}

function readTriple(store: KeyStore): Triple | 'corrupt' | undefined {
  return guarded(() => {
    const raw = keys.map((key) => store.get(key));
    const record = parseRecord(raw[0]);
    const user = parseUser(raw[1]);
    const token = toToken(raw[2]);
    if (record && user && token) return { token, user, record };
    return raw.some((value) => value !== undefined) ? 'corrupt' : undefined;
  });
}

function writeTriple(store: KeyStore, { token, record }: Triple, user: object): boolean | undefined {
  const values = [JSON.stringify(record), JSON.stringify(user), token];
  return guarded(() => {
    keys.forEach((key, index) => store.set(key, values[index]!, record.expiryDays));
    return keys.every((key, index) => store.get(key) === values[index]);
  });
}

function removeTriple(store: KeyStore): void {
  for (const key of keys) guarded(() => store.remove(key));
}

/** What two copies of one session have in common. */
function stampOf(triple: Triple | 'corrupt' | undefined): string | undefined {
  return typeof triple === 'object' ? JSON.stringify([triple.token, triple.record]) : triple;
}
