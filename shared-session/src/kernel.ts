import type { Environment, KeyStore } from './environment.ts';
import { loadingSnapshot } from './snapshot.ts';
import { freshSync } from './sync-record.ts';
import type { SyncRecord } from './sync-record.ts';
import type { Navigate, SessionSnapshot, Triple } from './types.ts';

/** Everything that one session knows. The library's functions take it first, and keep nothing anywhere else. */
export interface Kernel extends Environment {
  snapshot: SessionSnapshot;
  listeners: Set<{ name: string; listener: (payload: never) => void }>;
  /** How many toasts there were. */
  toasts: number;
  /** The stored session as last seen. */
  current?: Triple | undefined;
  /** The latest creation time of any session seen here: the tombstone covers copies that a clock moved back left ahead. */
  newestMs: number;
  lastUserId?: string;
  /** Takes a stored session for signed in without asking the server. */
  trustsStores: boolean;
  /** Asks the server who the user is; filled in by the session, which knows all parts. */
  confirm?: () => unknown;
  /** The session itself, where no store takes it. */
  memory?: Triple | undefined;
  /** Stores that did not take the session. */
  dropped: Set<KeyStore>;
  isDegraded?: boolean;
  /** What the tabs share, as last seen. */
  sync: SyncRecord;
  /** Whether the last write of it reached storage; if not, tabs can only hear each other. */
  isShared: boolean;
  /** This tab's name in its messages to the others. */
  tabId: string;
  /** When the user was last active in this tab, and when the other tabs were last told. */
  activeMs: number;
  sharedMs: number;
  stopTrailing?: (() => void) | undefined;
  stopSeconds?: (() => void) | undefined;
  refreshedMs: number;
  guardKey?: string;
  checking?: Promise<void> | undefined;
  /** No answer to the check under way ends the session. */
  endsOnFailure?: boolean;
  checkFailedMs: number;
  routers: Navigate[];
  /** How many others redirect, such as the guard of the router. */
  redirectors: number;
  /** How many want the session to run. */
  users: number;
  stop?: (() => void) | undefined;
}

export function createKernel(environment: Environment, trustsStores: boolean): Kernel {
  return {
    ...environment,
    snapshot: loadingSnapshot,
    listeners: new Set(),
    toasts: 0,
    newestMs: 0,
    trustsStores,
    dropped: new Set(),
    sync: freshSync,
    isShared: true,
    tabId: Math.random().toString(36),
    activeMs: 0,
    sharedMs: 0,
    refreshedMs: 0,
    checkFailedMs: 0,
    routers: environment.navigate ? [environment.navigate] : [],
    redirectors: 0,
    users: 0,
  };
}
