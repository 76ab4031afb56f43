import type { Environment } from './environment.ts';
import { callTimeoutMs } from './limits.ts';
import { parseJson } from './safe-json.ts';

export interface ApiCall {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The call survives the page. */
  keepalive?: boolean;
  /** Default 30 s. */
  timeoutMs?: number;
}

export interface ApiAnswer {
  status: number;
  /** Undefined if it is not JSON. */
  body: unknown;
}

/** Undefined: no answer came, in time or at all. Never rejects. */
export type Api = (path: string, call?: ApiCall) => Promise<ApiAnswer | undefined>;

/** Calls the API's session paths. The token travels in its header only. */
export function createApi({ apiBase, fetch, clock }: Environment): Api {
  return async (
    path,
    { method = 'POST', token, body, headers, keepalive, timeoutMs = callTimeoutMs } = {},
  ) => {
    const abort = new AbortController();
    const stopTimer = clock.after(timeoutMs, () => abort.abort());
    try {
      const response = await fetch(apiBase + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(keepalive && { keepalive }),
        cache: 'no-store',
        signal: abort.signal,
      });
      return { status: response.status, body: parseJson(await response.text()) };
    } catch {
      return undefined;
    } finally {
      stopTimer();
    }
  };
}
