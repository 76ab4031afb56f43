import { browserEnvironment } from './browser-environment.ts';
import type { SessionOptions } from './environment.ts';
import { getSession, hasForeignInstance, instanceKey } from './instance.ts';
import { createPassiveSession } from './passive.ts';
import { createSessionCore } from './session.ts';
import type { Session } from './types.ts';

/**
 * Returns the session of the page. The first call creates it with these options, in any copy of the library with the
 * same protocol number. Together with a copy of another protocol number the session is passive. Starts no timers.
 */
export function createSession(options: SessionOptions = {}): Session {
  return getSession() ?? create(options);
}

function create(options: SessionOptions): Session {
  const environment = browserEnvironment(options);
  const value = hasForeignInstance() ? createPassiveSession(environment) : createSessionCore(environment);
  // Unlike an assignment, this also replaces a getter or a read-only value.
  Object.defineProperty(globalThis, instanceKey, { value, configurable: true });
  return value;
}
