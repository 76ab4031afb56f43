import { buffer } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ApiAnswers } from './api-answers.ts';
import type { ApiMemory } from './api-memory.ts';
import type { ServerConfig } from './config.ts';

interface ApiProxyOptions {
  config: ServerConfig;
  answers: ApiAnswers;
  memory: ApiMemory;
  /** Called after every write that went through. */
  onWrite: () => void;
}

/** Hands `/api` on to the content API. The client's address is ours to tell: what a client claims about it is dropped. */
export async function registerApiProxy(
  app: FastifyInstance,
  { config, answers, memory, onWrite }: ApiProxyOptions,
): Promise<void> {
  const keepers = new WeakMap<object, NonNullable<ReturnType<ApiAnswers['keeper']>>>();
  await app.register(httpProxy, {
    upstream: config.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // A line for every call that was handed on would drown the rest.
    logLevel: 'warn',
    replyOptions: {
      rewriteRequestHeaders(request, headers) {
        const {
          forwarded: _forwarded,
          'x-real-ip': _realIp,
          'x-forwarded-host': _host,
          'x-forwarded-proto': _proto,
          ...rest
        } = headers;
        return {
          ...rest,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        };
      },
      onResponse(request, reply, { stream }) {
        const keep = keepers.get(request);
        if (!keep) return void reply.send(stream);
        buffer(stream).then(
          (body) => {
            keep({ status: reply.statusCode, headers: reply.getHeaders(), body });
            void reply.send(body);
          },
          () => reply.raw.destroy(),
        );
      },
      onError(reply, { error }) {
        reply.log.warn({ error: error.message }, 'the API did not answer');
        const { method, url, headers } = reply.request;
        const last =
          method === 'GET' && headers.authorization === undefined
            ? memory.lastGood(config.apiUrl + url)
            : undefined;
        // What a page would say by its last good copy, its visitors are told when they go on from page to page.
        if (last) {
          void reply.header('cache-control', 'no-store').header('x-page-state', 'stale');
          return void reply.code(200).type(last.type).send(last.body);
        }
        const message = 'The service is not available at the moment. Please try again.';
        void reply.code(503).header('retry-after', '5').send({
          success: false,
          message,
          error: message,
          code: 'api_unavailable',
          requestId: reply.request.id,
        });
      },
    },
    preHandler(request, reply, done) {
      const keep = answers.keeper(request.raw);
      if (keep) keepers.set(request, keep);
      if (request.method !== 'GET' && request.method !== 'HEAD') reply.raw.once('finish', onWrite);
      done();
    },
  });
}
