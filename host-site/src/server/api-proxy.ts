import { buffer } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { createApiAgent } from './api-agent.ts';
import type { ApiAnswers } from './api-answers.ts';
import { createApiFallback } from './api-fallback.ts';
import type { FallbackAnswer } from './api-fallback.ts';
import type { ApiMemory } from './api-memory.ts';
import type { ServerConfig } from './config.ts';
import type { Deadlines } from './deadlines.ts';
import { proxiedAnswerHeaders, proxiedRequestHeaders } from './proxy-headers.ts';
import type { RevisionSource } from './revision.ts';

interface ApiProxyOptions {
  config: ServerConfig;
  answers: ApiAnswers;
  memory: ApiMemory;
  revision: RevisionSource;
  deadlines: Deadlines;
}

/** Headers that describe the content of an answer. */
const ofContent = ['content-length', 'content-encoding', 'content-type', 'etag', 'last-modified'];

/** Hands `/api` on to the content API. Every call ends within its deadline, whatever the API does. */
export async function registerApiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { config, answers, memory, revision, deadlines } = options;
  const keepers = new WeakMap<object, NonNullable<ReturnType<ApiAnswers['keeper']>>>();
  const fallback = createApiFallback(memory, config.apiUrl);
  const agent = createApiAgent(deadlines.callMs);
  app.addHook('onClose', () => agent.close());

  await app.register(async (scope) => {
    // A body is read whole before it is handed on. One that is too long never reaches the API, and an API that answers
    // before it has read everything leaves nothing unread on the visitor's connection.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await scope.register(httpProxy, {
      upstream: config.apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      proxyPayloads: false,
      undici: agent,
      // A line for every call that was handed on would drown the rest.
      logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
      preHandler(request, reply, done) {
        void revision.check();
        // While the API is known to be down nobody waits for it.
        const copy = revision.isDown() ? fallback.copy(request) : undefined;
        if (copy) return send(reply, copy);
        const keep = answers.keeper(request.raw);
        if (keep) keepers.set(request, keep);
        if (request.method !== 'GET' && request.method !== 'HEAD')
          reply.raw.once('finish', () => revision.expire());
        done();
      },
      handler(request, reply, address, hooks) {
        const contentType = request.headers['content-type'] ?? 'application/octet-stream';
        return reply.from(address, {
          ...hooks,
          ...(Buffer.isBuffer(request.body) && { body: request.body, contentType }),
          timeout: fallback.copy(request) ? deadlines.copyMs : deadlines.callMs,
        });
      },
      replyOptions: {
        rewriteRequestHeaders: proxiedRequestHeaders,
        rewriteHeaders: (headers) => proxiedAnswerHeaders(headers),
        // A busy API says itself when to come back.
        retryDelay: () => null,
        onResponse(request, reply, { stream }) {
          const keep = keepers.get(request);
          if (!keep) return void reply.send(stream);
          buffer(stream).then(
            (body) => {
              keep({ status: reply.statusCode, headers: reply.getHeaders(), body });
              void reply.send(body);
            },
            (error: unknown) => {
              for (const name of ofContent) void reply.removeHeader(name);
              send(reply, fallback.answer(request, error));
              // Whoever comes next need not wait for the API to find out.
              void revision.check();
            },
          );
        },
        onError(reply, { error }) {
          send(reply, fallback.answer(reply.request, error));
          void revision.check();
        },
      },
    });
  });
}

interface Replying {
  code: (status: number) => Replying;
  headers: (headers: Record<string, string>) => Replying;
  send: (body: FallbackAnswer['body']) => unknown;
}

function send(reply: Replying, { status, headers, body }: FallbackAnswer): void {
  reply.code(status).headers(headers).send(body);
}
