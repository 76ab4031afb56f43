import { PROTOCOL } from './protocol.ts';
import type { Session } from './types.ts';

const prefix = 'shared-session/p';

/** The slot of the page's one session. Every copy of the same protocol looks here first (R18). */
export const instanceKey = Symbol.for(`${prefix}${PROTOCOL}`);

/** The page's session, if it was created. */
export function getSession(): Session | undefined {
  return (globalThis as { [instanceKey]?: Session })[instanceKey];
}

/** The page's session; an error that says what to do if there is none. */
export function requireSession(): Session {
  const session = getSession();
  if (!session) throw new Error('No session on this page: call createSession() first.');
  return session;
}

/** Whether a copy of another protocol runs on this page. */
export function hasForeignInstance(): boolean {
  return Object.getOwnPropertySymbols(globalThis).some(
    (symbol) => symbol !== instanceKey && symbol.description?.startsWith(prefix),
  );
}
