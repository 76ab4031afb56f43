import { createNoTokenError } from './errors.ts';
import { isApiUrl } from './is-api-url.ts';
import type { Session } from './types.ts';

/** `auth: 'none'` sends a call without the token and lets its 401 through: login, password change. */
export interface AuthFetchInit extends RequestInit {
  auth?: 'none';
}

/** Like `fetch`; rejects with a `NoTokenError` or a `SessionEndedError` where the session is missing or over. */
export type AuthFetch = (input: string | URL, init?: AuthFetchInit) => Promise<Response>;

/** A `fetch` for the console's calls: the API gets the token, everybody else a plain request (R20, R21). */
export function createAuthFetch(
  session: Pick<Session, 'environment' | 'tokenFor' | 'onUnauthorized'>,
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): AuthFetch {
  return async (input, { auth, ...init } = {}) => {
    const url = String(input);
    if (auth === 'none' || !isApiUrl(session.environment, url)) return fetch(input, init);
    const token = session.tokenFor(url);
    if (!token) throw createNoTokenError();
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(input, { ...init, headers });
    if (response.status === 401) throw session.onUnauthorized(token);
    return response;
  };
}
