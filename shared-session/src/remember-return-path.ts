import type { Session } from './types.ts';

/** Remembers a location of the console, as a path or as a router's location, for 10 minutes (R24). */
export function rememberReturnPath(session: Session, location: unknown): void {
  session.rememberReturnPath(location);
}
