import type { Environment } from './environment.ts';
import { createSessionEndedError } from './errors.ts';
import { failedMessage } from './messages.ts';
import { createSessionCore } from './session.ts';
import type { Session } from './types.ts';

const noop = () => undefined;

/** Methods that do nothing in a passive session. Other copies know a session by their names, which change with `PROTOCOL` only. */
export const passiveMethods = {
  check: () => Promise.resolve(),
  login: () => Promise.resolve({ ok: false, message: failedMessage } as const),
  logout: noop,
  stayLoggedIn: noop,
  touchGuard: noop,
  onUnauthorized: createSessionEndedError,
  setNavigate: () => noop,
} satisfies Partial<Session>;

/**
 * A read-only session for pages where a copy with another protocol number runs. It reads the stores, sets no timers,
 * never navigates and calls no server.
 */
export function createPassiveSession(environment: Environment): Session {
  globalThis.console.warn('shared-session: passive beside another version.');
  const session = createSessionCore({ ...environment, navigate: noop }, true);
  return {
    ...session,
    ...passiveMethods,
    start: () => environment.page.listen('storage', () => session.tokenFor('/')),
  };
}
