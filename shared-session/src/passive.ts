import { createSessionEndedError } from './errors.ts';
import { failedMessage } from './messages.ts';
import type { Session } from './types.ts';

const noop = () => undefined;

/**
 * A session that only looks: on a page where a copy of another protocol runs, it reads the stores and keeps its
 * hands off timers, the address and the server (R18).
 */
export function quieten(session: Session): Session {
  return {
    ...session,
    start: () => session.environment.page.listen('storage', () => session.tokenFor('/')),
    check: () => Promise.resolve(),
    login: () => Promise.resolve({ ok: false, message: failedMessage }),
    logout: noop,
    stayLoggedIn: noop,
    touchGuard: noop,
    onUnauthorized: createSessionEndedError,
    setNavigate: () => noop,
  };
}
