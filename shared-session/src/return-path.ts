import { isYoung } from './between.ts';
import type { Environment } from './environment.ts';
import { guarded } from './guarded.ts';
import { returnPathKey } from './keys.ts';
import { returnPathMs } from './limits.ts';
import { text } from './record.ts';
import { asObject, parseObject } from './safe-json.ts';

// White space, backslashes and control characters, which browsers drop or bend into slashes.
const unsafeCharacters = /[\s\\\p{Cc}]/u;

/**
 * A path of the admin console that is safe to navigate to, or null: same origin, below `/admin`, not the login page
 * itself, nothing that a browser or a router could read as another address.
 */
export function safeReturnPath(x: unknown, origin?: string): string | null {
  if (typeof x !== 'string' || unsafeCharacters.test(x)) return null;
  const base = origin ?? (typeof location === 'undefined' ? 'http://localhost' : location.origin);
  return (
    guarded(() => {
      const url = new URL(x, base);
      const path = decodeURIComponent(url.pathname);
      const isSafe =
        url.origin === new URL(base).origin &&
        /^\/admin(\/|$)/.test(path) &&
        !/^\/+admin\/+login(\/|$)/i.test(path) &&
        !/\/\.{1,2}(\/|$)/.test(path) &&
        !unsafeCharacters.test(path);
      return isSafe ? url.pathname + url.search + url.hash : null;
    }) ?? null
  );
}

/** Keeps the return path in session storage, for navigations that reload the page. */
export function rememberPath({ stores, clock, page }: Environment, location: unknown): void {
  const path = safeReturnPath(pathOf(location), page.origin);
  if (path) guarded(() => stores.tab.set(returnPathKey, JSON.stringify({ path, at: clock.now() }), 1));
}

export function forgetPath({ stores }: Environment): void {
  guarded(() => stores.tab.remove(returnPathKey));
}

/** Where to go after login. */
export function nextPath({ stores, clock, page, homePath }: Environment, from?: unknown): string {
  const { path, at } = parseObject(guarded(() => stores.tab.get(returnPathKey)));
  const remembered = isYoung(clock.now() - Number(at), returnPathMs) && path;
  return safeReturnPath(pathOf(from), page.origin) ?? safeReturnPath(remembered, page.origin) ?? homePath;
}

/** A path from a text or from a router's location. */
function pathOf(location: unknown): unknown {
  const { pathname, search, hash } = asObject(location);
  return text(pathname) ? text(pathname) + text(search) + text(hash) : location;
}
