/** Clock and timers. Delays in ms. Timers return a function that cancels them. */
export interface Clock {
  /** Ms since the epoch. */
  now: () => number;
  after: (delayMs: number, run: () => void) => () => void;
  every: (periodMs: number, run: () => void) => () => void;
}

/** A key-value store for strings. Any method may throw, and values may be lost. */
export interface KeyStore {
  get: (key: string) => string | null | undefined;
  set: (key: string, value: string, expiryDays?: number) => void;
  remove: (key: string) => void;
  /** All keys. Needed for local storage only, to find drafts. */
  keys?: () => string[];
}

/** Stores of the session: cookies and local storage for all tabs, session storage for this tab. */
export interface SessionStores {
  local: KeyStore;
  cookie: KeyStore;
  tab: KeyStore;
}

/** The part of a `BroadcastChannel` that is used. */
export interface Channel {
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
  close: () => void;
}

/** The window that the session runs in. */
export interface Page {
  readonly origin: string;
  /** Current address, absolute or as a path. */
  address: () => string;
  /** Loads another address without a new history entry. */
  replace: (path: string) => void;
  /**
   * Adds a listener in the capture phase, for events anywhere on the page; for `focus`, the window's own only. Returns a
   * function that removes it.
   */
  listen: (type: string, listener: (event: Event) => void) => () => void;
}

/** Client navigation that replaces the history entry. */
export type Navigate = (path: string, options: { replace: true; state?: unknown }) => void;

/** Everything that the session uses from outside: time, network, stores, the page and its addresses. */
export interface Environment {
  /** Base address of the API. Default `/api`. */
  apiBase: string;
  /** Origins that may receive the token. Default: the origin of `apiBase`. */
  apiOrigins: string[];
  fetch: typeof fetch;
  clock: Clock;
  stores: SessionStores;
  /** Opens the channel when the session starts. Returns undefined or throws without support: storage events remain. */
  channel: () => Channel | undefined;
  page: Page;
  /** Navigation of the router. Default: none, see `Session.setNavigate`. */
  navigate?: Navigate | undefined;
  /** Default `/admin/login`. */
  loginPath: string;
  /** Default `/admin`. */
  homePath: string;
}

/** Options of `createSession`. Each has a browser default. */
export type SessionOptions = Partial<Environment>;
