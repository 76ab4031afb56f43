import { attempt } from './attempt.ts';
import { passiveMethods } from './passive.ts';
import { PROTOCOL } from './protocol.ts';
import { asObject } from './safe-json.ts';
import type { Session } from './types.ts';

/** Global symbol under which all copies with the same protocol number share one session. */
export const instanceKey = Symbol.for(`shared-session/p${PROTOCOL}`);

/** The session of the page, if one was created. Any other value in its place is ignored. */
export function getSession(): Session | undefined {
  return sessionAt(instanceKey);
}

/** The session of the page. Throws if none was created. */
export function requireSession(): Session {
  const session = getSession();
  if (!session) throw new Error('No session on this page: call createSession() first.');
  return session;
}

/** Returns true if a copy with another protocol number has a session. Call it before this copy creates its own. */
export function hasForeignInstance(): boolean {
  return Object.getOwnPropertySymbols(globalThis).some(sessionAt);
}

function sessionAt(key: symbol): Session | undefined {
  const value: unknown = attempt((): unknown => Reflect.get(globalThis, key));
  return isSession(value) ? value : undefined;
}

/** Checks the methods, because `instanceof` fails between copies of the library and any script may write to globals. */
function isSession(value: unknown): value is Session {
  const fields = asObject(value);
  return Object.keys(passiveMethods).every((name) => typeof fields[name] === 'function');
}
