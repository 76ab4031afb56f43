import { AxiosError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { kinds } from 'content-api/contract';
import type { UnsavedView } from 'content-api/contract';
import { answerList, answerRows } from './held-records.ts';
import type { HeldRecord } from './held-records.ts';
import { testMe } from './test-me.ts';

/** One answer of the fake API; `held` is that of the records that it holds. */
export type Answer = Reply | 'held' | 'offline' | 'timeout' | Promise<Reply>;

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
  /** Method and path, such as `PUT /projects/1`; of a translation with its language: `PUT /records/project/1?language=de`. */
  name: string;
  body: unknown;
  /** Query of the call. */
  params: unknown;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  ifNoneMatch: string | undefined;
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
  /**
   * The records of a kind that the lists for editors answer with, asked for as of the API. A delete that is answered well
   * takes one away. Lists of a kind without any are empty.
   */
  hold: (kind: string, ...records: HeldRecord[]) => void;
}

/** A single is named by its kind in place of an id. */
const singleView = /^GET \/records\/([^/]+)\/\1$/;

const listCall = /^GET \/records\/([^/]+)(\/rows)?$/;

const unsavedView: UnsavedView = { record: null, draft: null, live: null, publications: [] };

export function createFakeServer(): FakeServer {
  const planned = new Map<string, Answer[]>();
  const held = new Map<string, HeldRecord[]>();
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
    hold: (kind, ...records) => void held.set(kind, records),
    async adapter(config) {
      const name = nameOf(config);
      const text: unknown = config.data;
      calls.push({
        name,
        body: typeof text === 'string' ? JSON.parse(text) : undefined,
        params: config.params as unknown,
        authorization: config.headers.get('Authorization')?.toString(),
        idempotencyKey: config.headers.get('Idempotency-Key')?.toString(),
        ifNoneMatch: config.headers.get('If-None-Match')?.toString(),
        timeoutMs: config.timeout,
      });
      if (reads && name.startsWith('GET ')) return settle(config, await reads.promise);
      const answers = planned.get(name);
      const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0];
      if (answer === undefined && singleView.test(name))
        return settle(config, { status: 200, body: unsavedView });
      const [, kind, rows] = listCall.exec(name) ?? [];
      if ((answer === undefined || answer === 'held') && isListed(kind)) {
        const answerOf = rows === undefined ? answerList : answerRows;
        const body = answerOf(kind, held.get(kind) ?? [], { ...(config.params as object) });
        return settle(config, { status: 200, body });
      }
      if (answer === undefined && name.startsWith('GET /records/')) return settle(config, { status: 404 });
      if (answer === undefined && name === 'GET /auth/me')
        return settle(config, { status: 200, body: testMe });
      if (answer === undefined && name === 'GET /reviews')
        return settle(config, { status: 200, body: { reviews: [] } });
      if (answer === undefined) throw new Error(`The fake server has no answer for ${name}.`);
      if (answer === 'held') throw new Error(`The fake server holds nothing for ${name}.`);
      if (answer === 'offline') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      if (answer === 'timeout') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
      const reply = await answer;
      if (name.startsWith('DELETE ') && reply.status < 300) take(held, name.split('/').at(-1) ?? '');
      return settle(config, reply);
    },
  };
}

function nameOf({ method = 'get', url = '', params }: InternalAxiosRequestConfig): string {
  const { language }: { language?: string } = { ...(params as object) };
  const isOfTranslation = language !== undefined && url.startsWith('/records/');
  return `${method.toUpperCase()} ${url}${isOfTranslation ? `?language=${language}` : ''}`;
}

function isListed(name: string | undefined): name is string {
  return kinds.some((kind) => kind.name === name && kind.single !== true);
}

function take(held: Map<string, HeldRecord[]>, id: string): void {
  for (const [kind, records] of held)
    held.set(
      kind,
      records.filter(({ _id }) => _id !== id),
    );
}

function settle(config: InternalAxiosRequestConfig, { status, body, headers = {} }: Reply) {
  const response = { data: body, status, statusText: '', headers, config };
  if (status < 300) return response;
  throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response);
}
