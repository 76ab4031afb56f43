import { nextPath, rememberPath } from './return-path.ts';
import type { Session } from './types.ts';

/** Remembers a location of the console, as a path or as a router's location, for 10 minutes (R24). */
export function rememberReturnPath({ environment }: Pick<Session, 'environment'>, location: unknown): void {
  rememberPath(environment, location);
}

/** Where to go after login: `from` if it is safe, else the remembered path, else the console's home. */
export function returnPath({ environment }: Pick<Session, 'environment'>, from?: unknown): string {
  return nextPath(environment, from);
}
