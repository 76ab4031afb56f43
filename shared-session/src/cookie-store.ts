import Cookies from 'js-cookie';
import type { KeyStore } from './environment.ts';
import { cookieValueMaxBytes } from './limits.ts';

/** Cookies of this site, strict and secure (R1). */
export const cookieStore: KeyStore = {
  get: (key) => Cookies.get(key) ?? (isThere(key) ? '' : undefined),
  set(key, value, expiryDays) {
    if (encodeURIComponent(value).length > cookieValueMaxBytes) throw new Error('too long for a cookie');
    Cookies.set(key, value, { path: '/', sameSite: 'strict', secure: true, expires: expiryDays });
  },
  remove: (key) => Cookies.remove(key),
  keys: () => Object.keys(Cookies.get()),
};

/** A value that does not decode is absent for js-cookie, yet it is there and has to go (R5). */
function isThere(key: string): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${key}=`));
}
