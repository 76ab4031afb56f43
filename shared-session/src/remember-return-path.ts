import { nextPath, rememberPath } from './return-path.ts';
import type { Session } from './types.ts';

/** Stores a path or router location of the console as the target after login, for 10 minutes. */
export function rememberReturnPath({ environment }: Pick<Session, 'environment'>, location: unknown): void {
  rememberPath(environment, location);
}

/** Target after login: `from` if it is safe, else the stored path, else the console's home. */
export function returnPath({ environment }: Pick<Session, 'environment'>, from?: unknown): string {
  return nextPath(environment, from);
}
