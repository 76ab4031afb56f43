import type { Channel, Environment } from './environment.ts';
import { safeStores } from './safe-stores.ts';
import type { SafeStore, SafeStores } from './safe-stores.ts';
import { loadingSnapshot } from './snapshot.ts';
import type { SyncRecord } from './sync-record.ts';
import { homesOf } from './token-store.ts';
import type { SessionSnapshot, Triple } from './types.ts';

/** Everything that one session knows. The library's functions take it first, and keep nothing anywhere else. */
export interface Kernel extends Environment {
  stores: SafeStores;
  snapshot: SessionSnapshot;
  /** Listeners, routers and others, see `Guests`. */
  guests: Set<{ name: string; guest: unknown }>;
  /** The stored session as last seen. */
  current?: Triple | undefined;
  /** The latest creation time of any session seen here: the tombstone covers copies that a clock moved back left ahead. */
  newestMs: number;
  userId?: string;
  /** The session itself, where no store takes it. */
  memory?: Triple | undefined;
  /** Stores that take the session. */
  homes: SafeStore[];
  isDegraded?: boolean;
  /** Open while the session runs. */
  bus?: Channel | undefined;
  /** What the tabs share, as last seen. */
  sync?: SyncRecord;
  /** The last write of it did not reach storage: tabs can only hear each other. */
  isAlone?: boolean;
  /** This tab's name in its messages to the others. */
  tabId: string;
  /** When the user was last active in this tab, and when the other tabs were last told. */
  activeMs: number;
  sharedMs?: number;
  stopCount?: (() => void) | undefined;
  checking?: Promise<void> | undefined;
  /** No answer to the check under way ends the session. */
  isStrict?: boolean;
  failedMs?: number;
}

export function createKernel(environment: Environment, isPassive: boolean): Kernel {
  const stores = safeStores(environment.stores, isPassive);
  return {
    ...environment,
    stores,
    // A passive session asks nobody: what is stored is taken as it is, like a login in another tab.
    snapshot: isPassive ? { ...loadingSnapshot, status: 'anonymous' } : loadingSnapshot,
    homes: homesOf(stores),
    guests: new Set(),
    newestMs: 0,
    tabId: Math.random().toString(36),
    activeMs: 0,
  };
}
