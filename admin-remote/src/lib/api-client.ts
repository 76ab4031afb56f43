import axios from 'axios';
import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';
import { attachSession, isNoTokenError, isSessionEndedError } from 'shared-session';
import type { Session } from 'shared-session';
import { apiFailure } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';
import { isObject } from './is-object.ts';

/** How long a call may take unless it says otherwise (ruling 26). */
const standardTimeoutMs = seconds(30);

export interface CallOptions {
  params?: Record<string, string | number>;
  signal?: AbortSignal;
  /** @default 30 s */
  timeoutMs?: number;
}

/** The console's one way to the API. Every method resolves with the answer's body or rejects with an `ApiFailure`. */
export interface Api {
  get: (path: string, options?: CallOptions) => Promise<unknown>;
  post: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  /** Asks for a new record, once for each key; tells whether an earlier attempt had made it already. */
  create: (path: string, body: unknown, key: string) => Promise<{ body: unknown; isRepeated: boolean }>;
  put: (path: string, body: unknown, options?: CallOptions) => Promise<unknown>;
  patch: (path: string, body: unknown, options?: CallOptions) => Promise<unknown>;
  remove: (path: string, options?: CallOptions) => Promise<unknown>;
}

export interface ApiOptions {
  /** Base of the calls, such as `/api`. */
  apiBase: string;
  session: Session;
  /** Stands in for the network in tests. */
  adapter?: AxiosAdapter;
}

export function createApi({ apiBase, session, adapter }: ApiOptions): Api {
  const client = axios.create({ baseURL: apiBase, timeout: standardTimeoutMs, ...(adapter && { adapter }) });
  attachSession(client, session);

  async function send(
    config: AxiosRequestConfig,
    { params, signal, timeoutMs = standardTimeoutMs }: CallOptions = {},
  ): Promise<unknown> {
    return (await request({ ...config, params, signal, timeout: timeoutMs })).data;
  }

  async function request(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
    try {
      return await client.request<unknown>(config);
    } catch (error) {
      throw toFailure(error);
    }
  }

  return {
    get: (url, options) => send({ method: 'get', url }, options),
    post: (url, data, options) => send({ method: 'post', url, data }, options),
    async create(url, data, key) {
      const headers = { 'Idempotency-Key': key };
      const answer = await request({ method: 'post', url, data, headers });
      return { body: answer.data, isRepeated: answer.headers['idempotent-replayed'] === 'true' };
    },
    put: (url, data, options) => send({ method: 'put', url, data }, options),
    patch: (url, data, options) => send({ method: 'patch', url, data }, options),
    remove: (url, options) => send({ method: 'delete', url }, options),
  };
}

function toFailure(error: unknown): ApiFailure {
  if (isNoTokenError(error)) return apiFailure('no-token', { cause: error });
  if (isSessionEndedError(error)) return apiFailure('session-ended', { status: 401, cause: error });
  if (!axios.isAxiosError(error)) return apiFailure('network', { cause: error });
  if (error.response) return refused(error.response.status, error.response.data, error);
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return apiFailure(isTimeout ? 'timeout' : 'network', { cause: error });
}

function refused(status: number, body: unknown, cause: unknown): ApiFailure {
  const { message, error, fields, current } = isObject(body) ? body : {};
  return apiFailure('refused', {
    status,
    cause,
    ...(typeof message === 'string' && { serverMessage: message }),
    ...(typeof error === 'string' && { serverError: error }),
    ...(isObject(fields) && { fields: textsOf(fields) }),
    ...(current !== undefined && { current }),
  });
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
