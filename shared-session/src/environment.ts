import type { Navigate } from './types.ts';

/** Time. Delays in ms; each call returns the way to cancel it. */
export interface Clock {
  /** Ms since the epoch. */
  now: () => number;
  after: (delayMs: number, run: () => void) => () => void;
  every: (periodMs: number, run: () => void) => () => void;
}

/** One place that keeps texts by key. Any method may throw: the session copes. `set` throws what is too long for it. */
export interface KeyStore {
  /** Undefined when absent; the empty text when something is there that cannot be read. */
  get: (key: string) => string | undefined;
  set: (key: string, value: string, expiryDays: number) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/** Where the session is kept: cookies and local storage, and session storage for this tab alone. */
export interface SessionStores {
  local: KeyStore;
  cookie: KeyStore;
  tab: KeyStore;
}

/** Carries messages to the other tabs. */
export interface Channel {
  post: (message: unknown) => void;
  /** Hears the other tabs until the returned function is called. */
  listen: (receive: (message: unknown) => void) => () => void;
}

/** The page the session lives in. */
export interface Page {
  readonly origin: string;
  /** Path with search and hash. */
  path: () => string;
  /** Leaves for another address without a new history entry. */
  replace: (path: string) => void;
  isHidden: () => boolean;
  listen: (
    target: 'window' | 'document',
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => () => void;
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
  /** Undefined where there is none; storage events remain. */
  channel: Channel | undefined;
  page: Page;
  /** The router's navigation, if it is known already. Default: none, see `Session.setNavigate`. */
  navigate: Navigate | undefined;
  /** Default `/admin/login`. */
  loginPath: string;
  /** Default `/admin`. */
  homePath: string;
  /** Told once about a copy of another protocol. Default: the console. */
  warn: (message: string) => void;
}

/** What `createSession` takes; everything has a browser default. */
export type SessionOptions = Partial<Environment>;
