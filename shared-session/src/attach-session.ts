import { createNoTokenError } from './errors.ts';
import { attempt } from './attempt.ts';
import { isApiUrl } from './is-api-url.ts';
import { tokenKey } from './keys.ts';
import { toToken } from './record.ts';
import { asObject } from './safe-json.ts';
import type { Session } from './types.ts';

/** The part of an axios request that is used. `sessionAuth: 'none'` sends it without the token. */
export interface AxiosRequestLike {
  method?: string | undefined;
  headers: { set(name: string, value: string): unknown };
}

/** The part of an axios instance that is used. */
export interface AxiosLike<Request extends AxiosRequestLike> {
  getUri(request: NoInfer<Request>): string;
  interceptors: {
    request: {
      use(onFulfilled?: ((request: Request) => Request | Promise<Request>) | null): number;
      eject(id: number): void;
    };
    response: {
      use(onFulfilled?: null, onRejected?: ((error: unknown) => unknown) | null): number;
      eject(id: number): void;
    };
  };
}

/** Options of the specification's second client, which also knows a token in session storage. */
export interface AttachOptions {
  /** Second place to read a token from. A 401 removes it there. Default: none. */
  sessionStorage?: Pick<Storage, 'getItem' | 'removeItem'>;
  /** Receives method and address of every request, never the token. Default: no log. */
  log?: (line: string) => void;
}

/**
 * Adds interceptors that send the token to the API and to no other server. A 401 ends the session and rejects with a
 * `SessionEndedError` whose `cause` is the axios error. Returns a function that removes the interceptors.
 */
export function attachSession<Request extends AxiosRequestLike>(
  instance: AxiosLike<Request>,
  session: Pick<Session, 'environment' | 'tokenFor' | 'onUnauthorized'>,
  { sessionStorage, log }: AttachOptions = {},
): () => void {
  const { request, response } = instance.interceptors;
  const requestId = request.use((config) => {
    const url = instance.getUri(config);
    log?.(`${(config.method ?? 'get').toUpperCase()} ${url.split(/[?#]/)[0]}`);
    if (isWithoutAuth(config) || !isApiUrl(session.environment, url)) return config;
    const token = session.tokenFor(url) ?? attempt(() => toToken(sessionStorage?.getItem(tokenKey)));
    if (!token) throw createNoTokenError();
    config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  const responseId = response.use(undefined, (error) => {
    const tokenUsed = unauthorizedToken(error);
    if (tokenUsed === undefined) throw error;
    attempt(() => sessionStorage?.removeItem(tokenKey));
    throw Object.assign(session.onUnauthorized(tokenUsed), { cause: error });
  });
  return () => {
    request.eject(requestId);
    response.eject(responseId);
  };
}

function isWithoutAuth(config: AxiosRequestLike): boolean {
  return (config as { sessionAuth?: unknown }).sessionAuth === 'none';
}

/** The token of a call that failed with 401. Undefined for other failures and for calls without a token. */
function unauthorizedToken(error: unknown): string | undefined {
  const { response, config } = asObject(error);
  if (asObject(response).status !== 401) return undefined;
  return toToken(asObject(asObject(config).headers).Authorization);
}
