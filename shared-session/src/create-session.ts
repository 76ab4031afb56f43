import { browserEnvironment } from './browser-environment.ts';
import type { SessionOptions } from './environment.ts';
import { getSession, hasForeignInstance, instanceKey } from './instance.ts';
import { createPassiveSession } from './passive.ts';
import { createSessionCore } from './session.ts';
import type { Session } from './types.ts';

/**
 * The page's session: the one that exists, whichever copy of this protocol made it, else a new one with these options.
 * Beside a copy of another protocol the session is passive. Reads the stores, starts nothing.
 */
export function createSession(options: SessionOptions = {}): Session {
  const existing = getSession();
  if (existing) return existing;
  const environment = browserEnvironment(options);
  if (hasForeignInstance()) {
    environment.warn('shared-session: another version runs on this page, this one stays passive.');
    return keep(createPassiveSession(environment));
  }
  return keep(createSessionCore(environment));
}

function keep(session: Session): Session {
  Object.defineProperty(globalThis, instanceKey, { value: session, configurable: true });
  return session;
}
