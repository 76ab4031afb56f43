import type { Environment } from './environment.ts';
import { callTimeoutMs } from './limits.ts';
import { parseJson } from './safe-json.ts';

export interface ApiCall {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  body?: object;
  headers?: Record<string, string> | undefined;
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

/** Calls one of the API's session paths; the token travels in its header only. Undefined: no answer came. Never rejects. */
export async function callApi(
  { apiBase, clock, fetch }: Environment,
  path: string,
  { method = 'POST', token, body, headers, keepalive, timeoutMs = callTimeoutMs }: ApiCall = {},
): Promise<ApiAnswer | undefined> {
  const abort = new AbortController();
  const stopTimer = clock.after(timeoutMs, () => abort.abort());
  try {
    const response = await fetch(`${apiBase}/auth/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      keepalive,
      cache: 'no-store',
      signal: abort.signal,
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch {
    return undefined;
  } finally {
    stopTimer();
  }
}

export function isSuccess(status = 0): boolean {
  return status >= 200 && status < 300;
}
