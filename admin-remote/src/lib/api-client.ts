import axios from 'axios';
import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';
import { attachSession, isNoTokenError, isSessionEndedError } from 'shared-session';
import type { Call } from 'content-api/contract';
import type { Session } from 'shared-session';
import type { z } from 'zod';
import { apiFailure, isApiFailure, parseAnswer } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';
import { refusedFailure } from './refused-failure.ts';

/** Default deadline of a call. */
const standardTimeoutMs = seconds(30);

export interface CallOptions {
  params?: Record<string, string | number>;
  signal?: AbortSignal;
  /** @default 30 s */
  timeoutMs?: number;
  /** Refused with 409 and what is stored when somebody else has saved it first. @default false */
  isFirst?: boolean;
  /** Idempotency key of a call that creates. @default every call creates */
  key?: string;
}

export interface UploadOptions {
  params?: CallOptions['params'];
  signal: AbortSignal;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Sent beside the file, as a form. @default the file is the body itself */
  fields?: Record<string, string>;
}

interface ContractOptions<Body extends z.ZodType> extends CallOptions {
  /** Values for the names in braces of the call's path. */
  path?: Record<string, string>;
  body?: z.input<Body>;
}

/** The console's one way to the API. Every method resolves with the answer's body or rejects with an `ApiFailure`. */
export interface Api {
  /** Makes a call of the contract; its answer is parsed by it. */
  call: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    call: Call<P, Q, B, A>,
    options?: ContractOptions<B>,
  ) => Promise<z.output<A>>;
  /** The address of a call, for a form of the page. */
  addressOf: (call: Pick<Call, 'path'>, path?: Record<string, string>) => string;
  /** Sends a file with a call. There is no deadline: `signal` ends it. */
  upload: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    call: Call<P, Q, B, A>,
    file: File,
    options: UploadOptions & Pick<ContractOptions<B>, 'path'>,
  ) => Promise<z.output<A>>;
  get: (path: string, options?: CallOptions) => Promise<unknown>;
  /** Asks for a new record, once for each key; returns whether an earlier attempt had created it already. */
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
    { params, signal, timeoutMs = standardTimeoutMs, isFirst = false, key }: CallOptions = {},
  ): Promise<unknown> {
    const headers = { ...(isFirst && { 'If-None-Match': '*' }), ...(key && { 'Idempotency-Key': key }) };
    return (await request({ ...config, params, signal, timeout: timeoutMs, headers })).data;
  }

  async function request(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
    try {
      return await client.request<unknown>(config);
    } catch (error) {
      throw toFailure(error);
    }
  }

  return {
    async call(call, { path, body, ...options } = {}) {
      const given = await send({ method: call.method, url: urlOf(call, path), data: body }, options);
      return parseAnswer(answerOf(call), given);
    },
    addressOf: (call, path) => `${apiBase}${urlOf(call, path)}`,
    async upload(call, file, { path, params, signal, onProgress, fields }) {
      const { data } = await request({
        method: call.method,
        url: urlOf(call, path),
        data: fields ? formOf(file, fields) : file,
        ...(!fields && {
          headers: {
            'Content-Type': file.type || 'application/octet-stream',
            'X-File-Name': encodeURIComponent(file.name.toWellFormed()),
          },
        }),
        params,
        timeout: 0,
        signal,
        onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      });
      return parseAnswer(answerOf(call), data);
    },
    get: (url, options) => send({ method: 'get', url }, options),
    async create(url, data, key) {
      const headers = { 'Idempotency-Key': key };
      try {
        const answer = await request({ method: 'post', url, data, headers });
        return { body: answer.data, isRepeated: answer.headers['idempotent-replayed'] === 'true' };
      } catch (failure) {
        if (!isKeyReused(failure)) throw failure;
        return { body: failure.current, isRepeated: true };
      }
    },
    put: (url, data, options) => send({ method: 'put', url, data }, options),
    patch: (url, data, options) => send({ method: 'patch', url, data }, options),
    remove: (url, options) => send({ method: 'delete', url }, options),
  };
}

/** Address of a call below the API's base. */
function urlOf({ path }: { path: string }, names: Record<string, string> = {}): string {
  return path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(names[name] ?? ''));
}

function formOf(file: File, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}

function answerOf<Answer>({ answer, method, path }: { answer?: Answer; method: string; path: string }) {
  if (answer === undefined) throw new Error(`The contract has no response schema for ${method} ${path}.`);
  return answer;
}

/** An earlier attempt with other content had arrived: the answer has what it made. */
function isKeyReused(failure: unknown): failure is ApiFailure {
  return isApiFailure(failure) && failure.status === 422 && failure.current !== undefined;
}

function toFailure(error: unknown): ApiFailure {
  if (isNoTokenError(error)) return apiFailure('no-token', { cause: error });
  if (isSessionEndedError(error)) return apiFailure('session-ended', { status: 401, cause: error });
  if (!axios.isAxiosError(error)) return apiFailure('network', { cause: error });
  if (error.response) return refusedFailure(error.response.status, error.response.data, error);
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return apiFailure(isTimeout ? 'timeout' : 'network', { cause: error });
}
