import { checkPath } from './return-path.ts';

/**
 * A path of the admin console that is safe to navigate to, or null: same origin, below `/admin`, not the login page
 * itself, nothing that a browser or a router could read as another address.
 */
export function safeReturnPath(x: unknown, origin?: string): string | null {
  const base = origin ?? (typeof location === 'undefined' ? 'http://localhost' : location.origin);
  return (typeof x === 'string' && checkPath(x, new URL(base).origin)) || null;
}
