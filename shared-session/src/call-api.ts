import type { Environment } from './environment.ts';
import { callTimeoutMs } from './limits.ts';
import { parseObject } from './safe-json.ts';
import type { JsonObject } from './safe-json.ts';

export interface ApiCall extends RequestInit {
  token?: string | undefined;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

export interface ApiResult {
  /** Absent without a response. */
  status?: number;
  ok?: boolean;
  /** Empty unless the response is a JSON object. */
  body: JsonObject;
}

/** Calls `/auth/<path>`, by POST by default. The token is sent in its header only. Never rejects. */
export async function callApi(
  { apiBase, clock, fetch }: Environment,
  path: string,
  { token, headers, timeoutMs = callTimeoutMs, ...init }: ApiCall,
): Promise<ApiResult> {
  const abort = new AbortController();
  const stopTimer = clock.after(timeoutMs, () => abort.abort());
  try {
    const response = await fetch(`${apiBase}/auth/${path}`, {
      method: 'POST',
      signal: abort.signal,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...init,
    });
    return { status: response.status, ok: response.ok, body: parseObject(await response.text()) };
  } catch {
    return { body: {} };
  } finally {
    stopTimer();
  }
}
