import { browserEnvironment } from './browser-environment.ts';
import type { SessionOptions } from './environment.ts';
import { hasForeignInstance, instanceKey, slot } from './instance.ts';
import { quieten } from './passive.ts';
import { createSessionCore } from './session.ts';
import type { Session } from './types.ts';

/**
 * The page's session: the one that exists, whichever copy of this protocol made it, else a new one with these options.
 * Beside a copy of another protocol the session is passive. Reads the stores, starts nothing.
 */
export function createSession(options: SessionOptions = {}): Session {
  return (slot[instanceKey] ??= create(options));
}

function create(options: SessionOptions): Session {
  const environment = browserEnvironment(options);
  if (!hasForeignInstance()) return createSessionCore(environment);
  globalThis.console.warn('shared-session: passive beside another version.');
  return quieten(createSessionCore({ ...environment, navigate: () => undefined }, true));
}
