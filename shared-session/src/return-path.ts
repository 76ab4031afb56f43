import { isRecent } from './between.ts';
import type { Environment } from './environment.ts';
import { attempt } from './attempt.ts';
import { returnPathKey } from './keys.ts';
import { returnPathMs } from './limits.ts';
import { readText } from './record.ts';
import { asObject, parseObject } from './safe-json.ts';

// The login page, dot segments that a router would resolve, and white space, backslashes and control characters, which
// browsers drop or read as slashes.
const unsafe = /^.admin\/+login\/|\/\.\.?\/|[\s\\\p{Cc}]/iu;

/** Path of the console from a string or a router location. Undefined if it is not safe to navigate to. */
export function safePath({ page }: Environment, location: unknown): string | undefined {
  const { pathname, search, hash } = asObject(location);
  return checkPath(readText(location) || readText(pathname) + readText(search) + readText(hash), page.origin);
}

/** See `safeReturnPath`. */
export function checkPath(path: string, origin: string): string | undefined {
  return attempt(() => {
    const url = new URL(path, origin);
    const readable = `${decodeURIComponent(url.pathname)}/`;
    const isSafe = url.origin === origin && readable.startsWith('/admin/') && !unsafe.test(readable + path);
    return isSafe ? url.pathname + url.search + url.hash : undefined;
  });
}

/** Stores the return path in session storage, for navigations that reload the page. */
export function rememberPath(environment: Environment, location: unknown): void {
  const path = safePath(environment, location);
  if (path) environment.stores.tab.set(returnPathKey, JSON.stringify({ path, at: environment.clock.now() }));
}

export function forgetPath({ stores }: Environment): void {
  stores.tab.remove(returnPathKey);
}

/** Target after login. */
export function nextPath(environment: Environment, from?: unknown): string {
  const { path, at } = parseObject(environment.stores.tab.get(returnPathKey));
  const isFresh = isRecent(environment.clock.now(), at, returnPathMs);
  return safePath(environment, from) ?? safePath(environment, isFresh && path) ?? environment.homePath;
}
