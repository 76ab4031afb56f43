import type { SyncRecord } from './sync-record.ts';
import type { SessionReason, SessionSnapshot, SessionUser, StoredSession } from './types.ts';

/** Everything that decides how a session goes on. Replaced by `transition`, never changed in place. */
export interface State {
  snapshot: SessionSnapshot;
  /** The stored session as last seen. */
  session?: StoredSession | undefined;
  /** Latest creation time seen. Ending a session also covers copies from before the clock was set back. */
  newestMs: number;
  /** Last activity in this tab. It may not have reached the other tabs yet. */
  activeMs: number;
  /** Values that all tabs share, as last seen. */
  sync: SyncRecord;
}

/** Message from one tab to the others, which then read the stores. */
export type TabMessage = 'ended' | 'login' | 'activity' | 'warn';

/** Why the stores hold no session. */
export type StoreProblem = Extract<SessionReason, 'none' | 'expired' | 'corrupt'>;

export type StateEvent =
  /** `load`: the session object is created. `start`: timers and listeners run. `check`: the stores may have changed. */
  | { type: 'load' | 'start' | 'check' }
  /** `sync`: another tab changed the stores. `heard`: another tab reported activity. `tick`: time has passed. */
  | { type: 'sync' | 'heard' | 'tick' }
  | { type: 'activity' | 'stay' | 'refresh' | 'logout' }
  | { type: 'login'; user: SessionUser; token: string; remember: boolean }
  /** The server has confirmed the user of this token, or there is a reason to end. Without token: why there is no session. */
  | { type: 'checked'; token?: string | undefined; user?: SessionUser | undefined; reason: SessionReason };

/** Work that a transition requests, besides storing the new session and the shared values. */
export interface Effects {
  /** `refresh`, `logout`: send the token to the server. `check`: ask the server for the user. */
  call: 'refresh' | 'logout' | 'check' | undefined;
  /** Message to the other tabs. */
  message: TabMessage | undefined;
}
