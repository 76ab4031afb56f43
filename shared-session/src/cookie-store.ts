import Cookies from 'js-cookie';
import type { KeyStore } from './environment.ts';
import { cookieValueMaxBytes } from './limits.ts';

/** Cookies of this site, strict and secure. */
export const cookieStore: KeyStore = {
  get: (key) => Cookies.get(key),
  set(key, value, expiryDays) {
    // Browsers drop longer cookies silently, together with their former value.
    if (encodeURIComponent(value).length <= cookieValueMaxBytes)
      Cookies.set(key, value, { path: '/', sameSite: 'strict', secure: true, expires: expiryDays });
  },
  remove: (key) => Cookies.remove(key),
};
