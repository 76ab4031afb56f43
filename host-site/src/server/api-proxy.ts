import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import { contentKeysHeader, contentRevisionHeader, uploadPaths } from 'content-api/site-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowUpload, chunksOf } from 'server-kit';
import type { CallSpan, Tracing } from 'server-kit/tracing';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { createApiFallback } from './api-fallback.ts';
import type { FallbackAnswer } from './api-fallback.ts';
import type { CachedFetch } from './cached-fetch.ts';
import type { ServerConfig, Deadlines } from './config.ts';
import type { EdgeHeadersOf } from './edge-headers.ts';
import type { ProxyCache } from './proxy-cache.ts';
import { proxiedAnswerHeaders, proxiedRequestHeaders } from './proxy-headers.ts';
import type { Tell } from './refusal-texts.ts';
import type { RevisionSource } from './revision.ts';

interface ApiProxyOptions {
  config: ServerConfig;
  proxyCache: ProxyCache;
  cachedFetch: CachedFetch;
  revision: RevisionSource;
  deadlines: Deadlines;
  /** Of public reads. */
  edge: EdgeHeadersOf;
  /** @default nothing is traced */
  tracing?: Tracing | undefined;
  tell: Tell;
}

/** Headers that describe the content of an answer. */
const ofContent = ['content-length', 'content-encoding', 'content-type', 'etag', 'last-modified'];

/** Proxies `/api` to the content API. Every call ends within its deadline, even if the API hangs. */
export async function registerApiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { config, proxyCache, cachedFetch, revision, deadlines, edge, tracing, tell } = options;
  const keepers = new WeakMap<object, NonNullable<ReturnType<ProxyCache['keeper']>>>();
  const calls = new WeakMap<object, CallSpan>();
  const sendsCdnHeaders = config.cdnSeconds !== undefined;
  const fallback = createApiFallback(cachedFetch, config.apiUrl, tell);
  const agent = createApiAgent(deadlines.callMs);
  app.addHook('onClose', () => agent.close());

  // A body is read whole before it is handed on. One that is too long never reaches the API, and an API that answers
  // before it has read everything leaves nothing unread on the visitor's connection.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await handOn(scope, '/api');
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, body, done) => {
      allowUpload(request.raw);
      // Forwarding may end early, with an error response.
      done(null, Readable.from(chunksOf(body)));
    });
    for (const prefix of uploadPaths) await handOn(scope, prefix);
  });

  async function handOn(scope: FastifyInstance, prefix: string): Promise<void> {
    await scope.register(httpProxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: false,
      undici: agent,
      // A line for every call that was handed on would drown the rest.
      logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
      preHandler(request, reply, done) {
        void revision.check();
        // While the API is down, no request waits for it.
        const copy = revision.isDown() ? fallback.copy(request) : undefined;
        if (copy) return send(reply, copy);
        const keep = proxyCache.keeper(request.raw);
        if (keep) keepers.set(request, keep);
        done();
      },
      handler(request, reply, address, hooks) {
        const contentType = request.headers['content-type'] ?? 'application/octet-stream';
        return reply.from(address, {
          ...hooks,
          ...(Buffer.isBuffer(request.body) && { body: request.body, contentType }),
          timeout: timeOf(request),
        });
      },
      replyOptions: {
        rewriteRequestHeaders(request, headers) {
          const call = tracing?.startCall(request.method);
          if (call) calls.set(request, call);
          return proxiedRequestHeaders(request, headers, call?.traceparent);
        },
        rewriteHeaders: (headers) => proxiedAnswerHeaders(headers),
        // A busy API sets Retry-After itself.
        retryDelay: () => null,
        onResponse(request, reply, { stream }) {
          calls.get(request)?.end(reply.statusCode);
          // Before the response to a write: the next page has to show the change.
          if (!isRead(request)) revision.expire();
          const keys = takeKeys(reply);
          const keep = keepers.get(request);
          if (!keep) return void reply.send(stream);
          readWith(stream, sendsCdnHeaders ? revision.check() : undefined).then(
            (body) => {
              if (isPublicRead(reply) && isCurrent(reply)) void reply.headers(edge(keys));
              keep({ status: reply.statusCode, headers: reply.getHeaders(), body });
              void reply.send(body);
            },
            (error: unknown) => {
              for (const name of ofContent) void reply.removeHeader(name);
              send(reply, fallback.answer(request, error));
              // Detects the outage now, so that later requests do not wait for the API.
              void revision.check();
            },
          );
        },
        onError(reply, { error }) {
          calls.get(reply.request)?.end();
          if (!isRead(reply.request)) revision.expire();
          send(reply, fallback.answer(reply.request, error));
          void revision.check();
        },
      },
    });
  }

  /** A CDN would keep an older answer of one of several APIs. */
  function isCurrent(reply: Headed): boolean {
    const named = reply.getHeader(contentRevisionHeader) ?? revision.current();
    return named === revision.current() && !revision.isDown() && !reply.hasHeader('warning');
  }

  function timeOf(request: FastifyRequest): number {
    if (fallback.copy(request)) return deadlines.copyMs;
    // Other bodies were read before they are handed on.
    return request.body instanceof Readable ? deadlines.uploadMs : deadlines.callMs;
  }
}

/** The whole answer; for a CDN, once it is known whether it is of the current content. */
async function readWith(stream: Readable, checked?: Promise<void>): Promise<Buffer> {
  const body = await buffer(stream);
  await checked;
  return body;
}

type Headed = Pick<FastifyReply, 'getHeader' | 'hasHeader'> & { removeHeader: (name: string) => unknown };

/** Keys of the content; they are for the site alone. */
function takeKeys(reply: Headed): string[] {
  const keys = reply.getHeader(contentKeysHeader);
  void reply.removeHeader(contentKeysHeader);
  return typeof keys === 'string' ? keys.split(' ') : [];
}

/** The API calls its public reads `no-cache`, and everything else `no-store`. */
function isPublicRead(reply: Pick<FastifyReply, 'statusCode' | 'getHeader'>): boolean {
  return reply.statusCode === 200 && reply.getHeader('cache-control') === 'no-cache';
}

function isRead({ method }: { method: string }): boolean {
  return method === 'GET' || method === 'HEAD';
}

interface Replying {
  code: (status: number) => Replying;
  headers: (headers: Record<string, string>) => Replying;
  send: (body: FallbackAnswer['body']) => unknown;
}

function send(reply: Replying, { status, headers, body }: FallbackAnswer): void {
  reply.code(status).headers(headers).send(body);
}

/** Connections to the API for calls that are handed on. */
interface ApiAgent {
  /** As undici's own, but a call ends when its time is over. That covers its wait for a connection and its body. */
  request: Dispatcher['request'];
  close: () => Promise<void>;
}

type Callback<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;
type Answer<T> = Promise<Dispatcher.ResponseData<T>>;

const connections = 128;

/** @param deadlineMs for a call that names no time of its own as `headersTimeout` */
function createApiAgent(deadlineMs: number): ApiAgent {
  const agent = new Agent({ connections, connectTimeout: deadlineMs });

  function request<T = null>(options: Dispatcher.RequestOptions<T>, callback: Callback<T>): void;
  function request<T = null>(options: Dispatcher.RequestOptions<T>): Answer<T>;
  function request<T>(options: Dispatcher.RequestOptions<T>, callback?: Callback<T>): void | Answer<T> {
    const bounded = { ...options, signal: AbortSignal.timeout(options.headersTimeout ?? deadlineMs) };
    return callback ? agent.request(bounded, callback) : agent.request(bounded);
  }

  return { request, close: () => agent.destroy() };
}
