import type { KeyStore } from './environment.ts';
import { guarded } from './guarded.ts';
import { recordKey, tokenKey, userKey } from './keys.ts';
import { isExpired, isFromFuture, parseRecord, parseUser, toToken } from './record.ts';
import type { SyncStore } from './sync-record.ts';
import type { SessionReason, SessionUser, Triple } from './types.ts';

export interface TokenReading {
  triple: Triple | undefined;
  /** Why there is no triple. */
  problem: Extract<SessionReason, 'none' | 'expired' | 'corrupt'>;
  /** The clock was moved back: the creation time was set to now, the server must confirm. */
  restamped: boolean;
}

export interface TokenStore {
  /** The newest valid triple; the store that lacks it is rewritten. With `clean`, leftovers are removed. */
  read: (clean?: boolean) => TokenReading;
  /** Keeps the triple wherever it can. */
  write: (triple: Triple) => void;
  /** Removes our keys, and only ours, from both stores. */
  clear: () => void;
}

interface TokenStoreOptions {
  stores: KeyStore[];
  sync: SyncStore;
  now: () => number;
  /** No store took the session. */
  onDegraded: () => void;
}

// The token comes last: a torn write is incomplete, and incomplete is invalid (R3).
const keys = [recordKey, userKey, tokenKey];

export function createTokenStore({ stores, sync, now, onDegraded }: TokenStoreOptions): TokenStore {
  const dropped = new Set<KeyStore>();
  let memory: Triple | undefined;

  function write(triple: Triple): void {
    dropped.clear();
    for (const store of stores) keep(store, triple);
    const homeless = dropped.size === stores.length;
    memory = homeless ? triple : undefined;
    if (homeless) onDegraded();
  }

  function keep(store: KeyStore, triple: Triple): void {
    if (!writeTriple(store, triple)) {
      dropped.add(store);
      removeTriple(store);
    }
  }

  function read(clean = false): TokenReading {
    const nowMs = now();
    const { clearedAt } = sync.read();
    const reading: TokenReading = { triple: undefined, problem: 'none', restamped: false };
    const found = stores.map((store) => (dropped.has(store) ? undefined : readTriple(store)));
    for (const triple of [...found, memory]) {
      if (!triple) continue;
      if (triple === 'corrupt' || triple.record.createdAt <= clearedAt) {
        if (reading.problem === 'none' && triple === 'corrupt') reading.problem = 'corrupt';
      } else if (isExpired(triple.record, nowMs)) reading.problem = 'expired';
      else if (!reading.triple || isNewer(triple, reading.triple)) reading.triple = triple;
    }
    const best = reading.triple;
    if (!best) {
      if (clean && found.some(Boolean)) clear();
    } else if (isFromFuture(best.record, nowMs)) {
      reading.restamped = true;
      reading.triple = { ...best, record: { ...best.record, createdAt: nowMs } };
      write(reading.triple);
    } else if (best !== memory) {
      stores.forEach((store, index) => {
        if (!dropped.has(store) && !isSame(found[index], best)) keep(store, best);
      });
    }
    return reading;
  }

  function clear(): void {
    memory = undefined;
    stores.forEach(removeTriple);
  }

  return { read, write, clear };
}

function readTriple(store: KeyStore): Triple | 'corrupt' | undefined {
  return guarded(() => {
    const [rawRecord, rawUser, rawToken] = keys.map((key) => store.get(key));
    if (rawRecord === undefined && rawUser === undefined && rawToken === undefined) return undefined;
    const token = toToken(rawToken);
    const user = parseUser(rawUser);
    const record = parseRecord(rawRecord);
    return token && user && record ? { token, user, record } : 'corrupt';
  });
}

function writeTriple(store: KeyStore, { token, user, record }: Triple): boolean {
  const values = [JSON.stringify(record), userText(store, user), token];
  const written = guarded(() => {
    keys.forEach((key, index) => store.set(key, values[index]!, record.expiryDays));
    return keys.every((key, index) => store.get(key) === values[index]);
  });
  return written === true;
}

/** Cookies above 4096 bytes vanish silently, so a long user is shortened for them (R6). */
function userText(store: KeyStore, user: SessionUser): string {
  const full = JSON.stringify(user);
  if (!store.fits || store.fits(full)) return full;
  const { _id: id, role, username } = user;
  return JSON.stringify({ id, role, username });
}

function removeTriple(store: KeyStore): void {
  for (const key of keys) guarded(() => store.remove(key));
}

function isNewer(one: Triple, other: Triple): boolean {
  return one.record.createdAt > other.record.createdAt;
}

function isSame(found: Triple | 'corrupt' | undefined, best: Triple): boolean {
  return (
    typeof found === 'object' &&
    found.token === best.token &&
    found.record.createdAt === best.record.createdAt &&
    found.record.expiryDays === best.record.expiryDays
  );
}
