import { checkPath } from './return-path.ts';

/**
 * Returns the path if it is safe to navigate to, else null. Safe paths have the same origin, are below `/admin`, are
 * not the login page, and hold nothing that a browser or router could read as another address.
 */
export function safeReturnPath(x: unknown, origin?: string): string | null {
  const base = origin ?? (typeof location === 'undefined' ? 'http://localhost' : location.origin);
  return (typeof x === 'string' && checkPath(x, new URL(base).origin)) || null;
}
