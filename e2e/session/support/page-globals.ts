import type { Session } from 'shared-session';

/* What the test pages, and tests on them, leave on the window. */
declare global {
  /** The page's session. */
  var hostSession: Session;
  /** The session that a remote with its own copy of the library got. */
  var copySession: Session;
  var copyToasts: unknown[];
  var hostCreate: unknown;
  var copyCreate: unknown;
  /** Shows a remote of that entry. */
  var showRemote: (entry: string) => Promise<void>;
  /** Running intervals of 60 s. */
  var tickers: Set<unknown>;
  /** Number of users that took the place of another. */
  var changes: number;
  /** Whether the page came out of the back/forward cache. */
  var restored: boolean | undefined;
  var sawConsole: boolean | undefined;
}
