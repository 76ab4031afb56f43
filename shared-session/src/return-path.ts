import type { Environment } from './environment.ts';
import { guarded } from './guarded.ts';
import { returnPathKey } from './keys.ts';
import { returnPathMs } from './limits.ts';
import { asObject, parseJson } from './safe-json.ts';

export interface ReturnPath {
  remember: (location: unknown) => void;
  forget: () => void;
  /** The path to go to after login. */
  next: (from?: unknown) => string;
}

// White space, backslashes and control characters, which browsers drop or bend into slashes.
const unsafeCharacters = /[\s\\\p{Cc}]/u;

/**
 * A path of the admin console that is safe to navigate to, or null: same origin, below `/admin`, not the login page
 * itself, nothing that a browser or a router could read as another address.
 */
export function safeReturnPath(x: unknown, origin?: string): string | null {
  if (typeof x !== 'string' || unsafeCharacters.test(x)) return null;
  const base = origin ?? (typeof location === 'undefined' ? 'http://localhost' : location.origin);
  const url = guarded(() => new URL(x, base));
  if (!url || url.origin !== new URL(base).origin) return null;
  const path = guarded(() => decodeURIComponent(url.pathname));
  if (path === undefined || unsafeCharacters.test(path) || /\/\.{1,2}(\/|$)/.test(path)) return null;
  if (!/^\/admin(\/|$)/.test(path) || /^\/+admin\/+login(\/|$)/i.test(path)) return null;
  return url.pathname + url.search + url.hash;
}

/** Keeps the return path in session storage, for navigations that reload the page. */
export function createReturnPath({ stores, clock, page, homePath }: Environment): ReturnPath {
  return {
    remember(location) {
      const path = safeReturnPath(pathOf(location), page.origin);
      if (path) guarded(() => stores.tab.set(returnPathKey, JSON.stringify({ path, at: clock.now() }), 1));
    },
    forget() {
      guarded(() => stores.tab.remove(returnPathKey));
    },
    next(from) {
      const kept = asObject(guarded(() => parseJson(stores.tab.get(returnPathKey))));
      const ageMs = clock.now() - Number(kept?.at);
      const remembered = ageMs >= 0 && ageMs < returnPathMs ? kept?.path : undefined;
      return safeReturnPath(pathOf(from), page.origin) ?? safeReturnPath(remembered, page.origin) ?? homePath;
    },
  };
}

/** A path from a text or from a router's location. */
function pathOf(location: unknown): unknown {
  const parts = asObject(location);
  return parts
    ? [parts.pathname, parts.search, parts.hash].filter((part) => typeof part === 'string').join('')
    : location;
}
