import type { Environment } from './environment.ts';

/** The signed-in user as the session keeps it: what the API answers, reduced to these four fields. */
export interface SessionUser {
  _id: string;
  username: string;
  email: string;
  role: string;
}

/** What is stored under `admin_session`. Source: specification, section 3. */
export interface SessionRecord {
  /** Time of login or of the last refresh, in ms since the epoch. */
  createdAt: number;
  /** Days until the session expires: 7, or 30 with remember. */
  expiryDays: number;
  remember: boolean;
}

/** Token, user and record: a session is all three or nothing. */
export interface Triple extends SessionRecord {
  token: string;
  user: SessionUser;
}

/** `loading` until the stored session is confirmed, `warning` while the timeout popup counts down. */
export type SessionStatus = 'loading' | 'authenticated' | 'warning' | 'anonymous';

/** Why nobody is signed in. `none`: nobody was. `remote-logout`: another tab ended the session. */
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

/** An immutable picture of the session; a new object exactly when something in it changed. */
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

/** What `Session.on` tells. */
export interface SessionEvents {
  /** A session ended in this tab, or this tab noticed that it did. */
  ended: { reason: SessionReason };
  /** Somebody else is signed in now: drop whatever was cached for the former user. */
  'user-changed': { user: SessionUser };
  /** No storage works: this login lives in this tab only. Told once. */
  'storage-degraded': undefined;
  toast: SessionToast;
}

/** What the login form sends. */
export interface Credentials {
  email: string;
  password: string;
  /** 30 days in place of 7. Default false. */
  remember?: boolean;
  /** Where the guard sent the user away from (`location.state.from`); anything unsafe is ignored. */
  from?: unknown;
}

/** How a login went. A failure is a message for the form, never a redirect. */
export type LoginResult =
  | { ok: true; returnPath: string }
  | {
      ok: false;
      message: string;
      /** HTTP status; absent when no answer came. */
      status?: number;
      /** Messages by field, when the server sent any. */
      fields?: Record<string, string>;
    };

/** Where the session wants the page to go. */
export type Navigate = (path: string, options: { replace: true; state?: unknown }) => void;

/** The page's session. All copies of the library on a page return the same one. */
export interface Session {
  readonly protocol: number;
  readonly version: string;
  /** The clock, the stores and the page that it was made with, for helpers of any copy. */
  readonly environment: Environment;
  /** The current picture; the same object until something changes. */
  getSnapshot: () => SessionSnapshot;
  /** `loading`, for server rendering and hydration. */
  getServerSnapshot: () => SessionSnapshot;
  /** Calls `listener` at every change, and every second while the warning counts down. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Listens to one event. Returns the way to stop. */
  on: <Name extends keyof SessionEvents>(
    name: Name,
    listener: (payload: SessionEvents[Name]) => void,
  ) => () => void;
  /**
   * Starts timers and listeners and confirms a stored session with the server. Counted: the last returned disposer
   * stops everything. With `redirects`, the caller itself leaves for the login page when the session ends.
   */
  start: (options?: { redirects?: boolean }) => () => void;
  /**
   * Asks the server who the user is. One call at a time; resolves when the answer has been acted on. No answer ends
   * the session, unless the check is `soft`: the page was confirmed before and only comes back into view.
   */
  check: (options?: { soft?: boolean }) => Promise<void>;
  login: (credentials: Credentials) => Promise<LoginResult>;
  /** Ends the session everywhere, at once, online or not. */
  logout: () => void;
  /** Answers the timeout warning: dismisses it in every tab and refreshes the session. */
  stayLoggedIn: () => void;
  /** While the warning is open, no event that `isExempt` takes is activity. Returns the way to end that. */
  exempt: (isExempt: (event: Event) => boolean) => () => void;
  /** A guarded page is shown: refreshes the session, once per location key. */
  touchGuard: (locationKey: string) => void;
  /** The token if `url` belongs to the API, else undefined: other servers never see it. */
  tokenFor: (url: string) => string | undefined;
  /** The token, or a `NoTokenError`. */
  requireToken: () => string;
  /** A call that was sent with `tokenUsed` came back as 401. Ends the session if that token is still the current one. */
  onUnauthorized: (tokenUsed: string | undefined) => SessionEndedError;
  /** Registers the router's navigation. Returns the way to unregister it. */
  setNavigate: (navigate: Navigate) => () => void;
}

/** Thrown when a call needs a token and there is none. Tell it by `isNoTokenError`. */
export interface NoTokenError extends Error {
  code: 'no-token';
}

/** A call was refused because the session is over. Tell it by `isSessionEndedError`. */
export interface SessionEndedError extends Error {
  code: 'session-ended';
  status: 401;
}
