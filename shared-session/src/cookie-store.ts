import Cookies from 'js-cookie';
import type { KeyStore } from './environment.ts';
import { cookieValueMaxBytes } from './limits.ts';

/** Cookies of this site, strict and secure (R1). js-cookie does nothing where there is no document. */
export function createCookieStore(): KeyStore {
  return {
    get: (key) => Cookies.get(key) ?? (isThere(key) ? '' : undefined),
    set(key, value, expiryDays) {
      if (!fits(value)) throw new Error('too long for a cookie');
      Cookies.set(key, value, { path: '/', sameSite: 'strict', secure: true, expires: expiryDays });
    },
    remove(key) {
      Cookies.remove(key, { path: '/' });
    },
    keys: () => Object.keys(Cookies.get()),
    fits,
  };
}

/** A value that does not decode is absent for js-cookie, yet it is there and has to go (R5). */
function isThere(key: string): boolean {
  return (
    typeof document !== 'undefined' && document.cookie.split('; ').some((pair) => pair.startsWith(`${key}=`))
  );
}

function fits(value: string): boolean {
  return encodeURIComponent(value).length <= cookieValueMaxBytes;
}
