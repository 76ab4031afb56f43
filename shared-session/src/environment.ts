import type { Navigate } from './types.ts';

/** Time. Delays in ms; each call returns the way to cancel it. */
export interface Clock {
  /** Ms since the epoch. */
  now: () => number;
  after: (delayMs: number, run: () => void) => () => void;
  every: (periodMs: number, run: () => void) => () => void;
}

/** One place that keeps texts by key. Any method may throw, and what is set may be lost: the session copes. */
export interface KeyStore {
  get: (key: string) => string | null | undefined;
  set: (key: string, value: string, expiryDays?: number) => void;
  remove: (key: string) => void;
  /** What it holds. Only local storage has to say: drafts are found by it. */
  keys?: () => string[];
}

/** Where the session is kept: cookies and local storage, and session storage for this tab alone. */
export interface SessionStores {
  local: KeyStore;
  cookie: KeyStore;
  tab: KeyStore;
}

/** Carries messages to the other tabs: as much of a `BroadcastChannel` as the session uses. */
export interface Channel {
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
  close: () => void;
}

/** The page the session lives in. */
export interface Page {
  readonly origin: string;
  /** Where it is now, as a whole or from the path on. */
  address: () => string;
  /** Leaves for another address without a new history entry. */
  replace: (path: string) => void;
  /** Hears events anywhere on the page, before those whom they are meant for. Returns the way to stop. */
  listen: (type: string, listener: (event: Event) => void) => () => void;
}

/** Every impurity and address that the session uses. */
export interface Environment {
  /** Where the API's paths begin. Default `/api`. */
  apiBase: string;
  /** Origins that may see the token. Default: the origin of `apiBase`. */
  apiOrigins: string[];
  fetch: typeof fetch;
  clock: Clock;
  stores: SessionStores;
  /** Opens the channel, while the session runs; may throw where there is none: storage events remain. */
  channel: () => Channel | undefined;
  page: Page;
  /** The router's navigation, if it is known already. Default: none, see `Session.setNavigate`. */
  navigate?: Navigate | undefined;
  /** Default `/admin/login`. */
  loginPath: string;
  /** Default `/admin`. */
  homePath: string;
}

/** What `createSession` takes; everything has a browser default. */
export type SessionOptions = Partial<Environment>;
