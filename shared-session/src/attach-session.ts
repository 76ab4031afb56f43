import { createNoTokenError } from './errors.ts';
import { guarded } from './guarded.ts';
import { isApiUrl } from './is-api-url.ts';
import { tokenKey } from './keys.ts';
import { toToken } from './record.ts';
import { asObject } from './safe-json.ts';
import type { Session } from './types.ts';

/** As much of an axios request as the session touches. `sessionAuth: 'none'` sends it without the token. */
export interface AxiosRequestLike {
  method?: string | undefined;
  headers: { set(name: string, value: string): unknown };
}

/** As much of an axios instance as the session uses. */
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

/** The manners of the specification's second client (section 7). */
export interface AttachOptions {
  /** Also looked into for a token, and cleared of it on a 401. Default: none. */
  sessionStorage?: Pick<Storage, 'getItem' | 'removeItem'>;
  /** Told method and path of every request, never the token. Default: nobody. */
  log?: (line: string) => void;
}

/**
 * Lets an axios instance send the token to the API, and only there; a 401 ends the session and still rejects, with
 * a `SessionEndedError` whose `cause` is the axios error (R20, R21). Returns the way to detach.
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
    const token = session.tokenFor(url) ?? guarded(() => toToken(sessionStorage?.getItem(tokenKey)));
    if (!token) throw createNoTokenError();
    config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  const responseId = response.use(undefined, (error) => {
    const tokenUsed = unauthorizedToken(error);
    if (tokenUsed === undefined) throw error;
    guarded(() => sessionStorage?.removeItem(tokenKey));
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

/** The token of a call that came back as 401; undefined for every other failure, and for calls without one. */
function unauthorizedToken(error: unknown): string | undefined {
  const { response, config } = asObject(error);
  if (asObject(response).status !== 401) return undefined;
  return toToken(asObject(asObject(config).headers).Authorization);
}
