import { AxiosError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import type { UnsavedView } from 'content-api/contract';
import { testMe } from './test-me.ts';

/** One answer of the fake API. */
export type Answer = Reply | 'offline' | 'timeout' | Promise<Reply>;

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer that is held back until the test gives it. */
export function heldAnswer(): PromiseWithResolvers<Reply> {
  return Promise.withResolvers<Reply>();
}

export interface SeenCall {
  /** Method and path, such as `PUT /projects/1`. */
  name: string;
  body: unknown;
  /** Query of the call. */
  params: unknown;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  timeoutMs: number | undefined;
}

/** Stands in for the API beneath axios. */
export interface FakeServer {
  adapter: AxiosAdapter;
  calls: SeenCall[];
  /** Bodies of all calls of this name. */
  bodies: (name: string) => unknown[];
  /** Answers to the next calls of this name, one each; the last one stays. */
  on: (name: string, ...answers: Answer[]) => void;
  /** Holds back the answers to all reads. */
  holdReads: () => void;
  /** Gives the reads that are held back this answer. */
  releaseReads: (reply: Reply) => Promise<void>;
}

/** A single is named by its kind in place of an id. */
const singleView = /^GET \/records\/([^/]+)\/\1$/;

const unsavedView: UnsavedView = { record: null, draft: null, live: null, publications: [] };

export function createFakeServer(): FakeServer {
  const planned = new Map<string, Answer[]>();
  const calls: SeenCall[] = [];
  let reads: PromiseWithResolvers<Reply> | undefined;
  return {
    calls,
    bodies: (name) => calls.filter((call) => call.name === name).map(({ body }) => body),
    on: (name, ...answers) => void planned.set(name, answers),
    holdReads: () => void (reads = heldAnswer()),
    async releaseReads(reply) {
      reads?.resolve(reply);
      await reads?.promise;
    },
    async adapter(config) {
      const name = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
      const text: unknown = config.data;
      calls.push({
        name,
        body: typeof text === 'string' ? JSON.parse(text) : undefined,
        params: config.params as unknown,
        authorization: config.headers.get('Authorization')?.toString(),
        idempotencyKey: config.headers.get('Idempotency-Key')?.toString(),
        timeoutMs: config.timeout,
      });
      if (reads && name.startsWith('GET ')) return settle(config, await reads.promise);
      const answers = planned.get(name);
      const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0];
      if (answer === undefined && singleView.test(name))
        return settle(config, { status: 200, body: unsavedView });
      if (answer === undefined && name.startsWith('GET /records/')) return settle(config, { status: 404 });
      if (answer === undefined && name === 'GET /auth/me')
        return settle(config, { status: 200, body: testMe });
      if (answer === undefined && name === 'GET /reviews')
        return settle(config, { status: 200, body: { reviews: [] } });
      if (answer === undefined) throw new Error(`The fake server has no answer for ${name}.`);
      if (answer === 'offline') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      if (answer === 'timeout') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
      return settle(config, await answer);
    },
  };
}

function settle(config: InternalAxiosRequestConfig, { status, body, headers = {} }: Reply) {
  const response = { data: body, status, statusText: '', headers, config };
  if (status < 300) return response;
  throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response);
}
