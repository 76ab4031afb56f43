import { createNoTokenError } from './errors.ts';
import { isApiUrl } from './is-api-url.ts';
import type { Session } from './types.ts';

/** `auth: 'none'` sends no token and returns a 401 like any response: for login and password change. */
export interface AuthFetchInit extends RequestInit {
  auth?: 'none';
}

/** Like `fetch`. Rejects with a `NoTokenError` without a session, and with a `SessionEndedError` on a 401. */
export type AuthFetch = (input: string | URL, init?: AuthFetchInit) => Promise<Response>;

/** Returns a `fetch` that sends the token to the API and plain requests to other servers. */
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
