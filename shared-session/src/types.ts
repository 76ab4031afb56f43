import type { Environment, Navigate } from './environment.ts';

/** The signed-in user, reduced to these four fields. */
export interface SessionUser {
  _id: string;
  username: string;
  email: string;
  role: string;
}

/** Stored as `admin_session`, as the specification says. */
export interface SessionRecord {
  /** Time of login or of the last refresh, in ms since the epoch. */
  createdAt: number;
  /** Days until the session expires: 7, or 30 with remember. */
  expiryDays: number;
  remember: boolean;
}

/** A session as it is stored. Without any of token, user and record it is invalid. */
export interface StoredSession extends SessionRecord {
  token: string;
  user: SessionUser;
}

/** `loading` until the stored session is confirmed, `warning` while the timeout popup counts down. */
export type SessionStatus = 'loading' | 'authenticated' | 'warning' | 'anonymous';

/** Cause of an anonymous session. `none`: there was none. `remote-logout`: another tab ended it. */
export type SessionReason =
  | 'none'
  | 'logout'
  | 'idle'
  | 'expired'
  | 'unauthorized'
  | 'check-failed'
  | 'denied'
  | 'corrupt'
  | 'remote-logout';

/** Immutable public state of the session. A new object only when something changed. */
export interface SessionSnapshot {
  readonly status: SessionStatus;
  /** `none` unless the status is `anonymous`. */
  readonly reason: SessionReason;
  /** Present in `authenticated` and `warning`. */
  readonly user?: SessionUser | undefined;
  /** When the countdown reaches zero, in ms since the epoch; present in `warning` only. */
  readonly warningDeadlineMs?: number | undefined;
}

/** A message of the session layer, shown for `durationMs`. */
export interface SessionToast {
  message: string;
  type: 'success' | 'error';
  durationMs: number;
}

/** Events of `Session.on`. */
export interface SessionEvents {
  /** The session ended, in this tab or in another. */
  ended: { reason: SessionReason };
  /** Another user signed in: drop everything that was cached for the former one. */
  'user-changed': { user: SessionUser };
  /** Both stores are blocked: this login is kept in this tab only. Once per login. */
  'storage-degraded': undefined;
  toast: SessionToast;
}

/** Values of the login form, or the answer to the challenge of an earlier attempt. */
export type Credentials = LoginOptions &
  (
    | { email: string; password: string }
    | { challenge: string; code: string }
    | { challenge: string; passkey: object }
  );

interface LoginOptions {
  /** 30 days in place of 7. Default false. */
  remember?: boolean;
  /** Return path, usually `location.state.from`. Unsafe values are ignored. */
  from?: unknown;
}

/** Result of a login. A failure is a message for the form, never a redirect. */
export type LoginResult =
  | { ok: true; returnPath: string }
  | {
      ok: false;
      message: string;
      /** HTTP status. Absent without a response. */
      status?: number;
      /** Messages by field, if the server sent any. */
      fields?: Record<string, string>;
      /** The server's answer when it refuses. A login that takes a second step has its `challenge` there. */
      body?: Record<string, unknown>;
    };

/** The session of the page, shared by all copies of the library. */
export interface Session {
  readonly protocol: number;
  readonly version: string;
  /** The environment it was created with, with stores that never throw. */
  readonly environment: Environment;
  /** Current state. The same object until something changes. */
  getSnapshot: () => SessionSnapshot;
  /** `loading`, for server rendering and hydration. */
  getServerSnapshot: () => SessionSnapshot;
  /** Calls `listener` after every change, and every second of the countdown. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Adds a listener. Returns a function that removes it. */
  on: <Name extends keyof SessionEvents>(
    name: Name,
    listener: (payload: SessionEvents[Name]) => void,
  ) => () => void;
  /**
   * Starts timers and listeners, and confirms a stored session with the server. Returns a function that stops them;
   * the last of several callers stops them in fact. With `redirects`, the caller navigates to the login page itself.
   */
  start: (options?: { redirects?: boolean }) => () => void;
  /**
   * Confirms the user with the server, in one call at a time. Resolves when the response has taken effect. Without a
   * response the session stays as it is. A `soft` check, for a page that was confirmed before, pauses for 60 s then.
   */
  check: (options?: { soft?: boolean }) => Promise<void>;
  login: (credentials: Credentials) => Promise<LoginResult>;
  /** Ends the session everywhere, at once, online or not. */
  logout: () => void;
  /** Dismisses the timeout warning in every tab and refreshes the session. */
  stayLoggedIn: () => void;
  /** While the warning is open, events for which `isExempt` returns true are no activity. Returns a function that ends this. */
  exempt: (isExempt: (event: Event) => boolean) => () => void;
  /** A guarded page is shown: refreshes the session, once per location key. */
  touchGuard: (locationKey: string) => void;
  /** The token if `url` belongs to the API, else undefined. */
  tokenFor: (url: string) => string | undefined;
  /** The token, or a `NoTokenError`. */
  requireToken: () => string;
  /** Reports a 401 for a call with `tokenUsed`. Ends the session if that token is still the current one. */
  onUnauthorized: (tokenUsed: string | undefined) => SessionEndedError;
  /** Registers the navigation of the router. Returns a function that removes it. */
  setNavigate: (navigate: Navigate) => () => void;
}

/** Thrown when a call needs a token and there is none. Recognise it with `isNoTokenError`. */
export interface NoTokenError extends Error {
  code: 'no-token';
}

/** A call was refused because the session is over. Recognise it with `isSessionEndedError`. */
export interface SessionEndedError extends Error {
  code: 'session-ended';
  status: 401;
}
