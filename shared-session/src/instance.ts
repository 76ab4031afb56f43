import { PROTOCOL } from './protocol.ts';
import type { Session } from './types.ts';

const prefix = 'shared-session/p';

/** The slot of the page's one session. Every copy of the same protocol looks here first (R18). */
export const instanceKey = Symbol.for(`${prefix}${PROTOCOL}`);

/** The page, as far as sessions are concerned. */
export const slot = globalThis as { [instanceKey]?: Session };

/** The page's session, if it was created. */
export function getSession(): Session | undefined {
  return slot[instanceKey];
}

/** The page's session; an error that says what to do if there is none. */
export function requireSession(): Session {
  const session = getSession();
  if (!session) throw new Error('No session on this page: call createSession() first.');
  return session;
}

/** Whether copies of other protocols run on this page, as long as this one has no session yet. */
export function hasForeignInstance(): boolean {
  return Object.getOwnPropertySymbols(slot).some(({ description }) => description?.startsWith(prefix));
}
