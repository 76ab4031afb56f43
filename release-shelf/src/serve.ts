import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeUnusedConnections } from 'server-kit';
import { createPublicPointer } from './serve/public-pointer.ts';
import { createReleaseFiles } from './serve/release-files.ts';
import { contentTypeOf } from './serve/content-types.ts';
import type { Shelf } from './types.ts';

interface ServeOptions {
  shelf: Shelf;
  /** Origins whose pages may load releases, such as the site's. */
  siteOrigins: string[];
  logLevel?: string;
}

const longKept = 'public, max-age=31536000, immutable';
const neverKept = 'no-store';

/**
 * The origin of one app's releases: `GET /live.json` says which is live, `GET /releases/<id>/<file>` are the files that
 * the release's manifest names, and nothing else. A moved pointer is picked up at the next request.
 */
export function serveShelf({ shelf, siteOrigins, logLevel = 'info' }: ServeOptions): FastifyInstance {
  const files = createReleaseFiles(shelf);
  const pointer = createPublicPointer(shelf);
  const app = Fastify({
    logger: { level: logLevel, base: { app: 'release-shelf' } },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    bodyLimit: 1024,
    exposeHeadRoutes: true,
  });
  closeUnusedConnections(app);

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'cross-origin',
      'strict-transport-security': 'max-age=31536000',
      vary: 'origin, accept-encoding',
      'cache-control': neverKept,
    });
    const { origin } = request.headers;
    if (origin !== undefined && siteOrigins.includes(origin))
      void reply.header('access-control-allow-origin', origin);
    done();
  });

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const live = await pointer.read().catch(() => null);
    if (!live) return reply.code(503).send({ status: 'waiting', reason: 'no release is live' });
    return { status: 'ready', release: live.release };
  });

  app.get('/live.json', async (request, reply) => {
    const live = await pointer.read();
    if (!live) return notFound(request, reply, 'No release is live');
    return live;
  });

  app.get<{ Params: { id: string; '*': string } }>('/releases/:id/*', async (request, reply) => {
    const { id, '*': name } = request.params;
    const file = await files.find(id, name, request.headers['accept-encoding'] ?? '');
    if (!file) return notFound(request, reply, 'There is no such file');
    void reply.headers({ 'cache-control': longKept, etag: file.etag, 'content-type': contentTypeOf(name) });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    if (file.encoding !== 'identity') void reply.header('content-encoding', file.encoding);
    return reply.send(file.content);
  });

  app.options('/*', (_request, reply) => {
    void reply.headers({ 'access-control-allow-methods': 'GET, HEAD', 'access-control-max-age': '600' });
    return reply.code(204).send();
  });

  app.setNotFoundHandler((request, reply) => notFound(request, reply, 'There is no such address'));
  app.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const message = status >= 500 ? 'The release cannot be read' : 'The request cannot be understood';
    return reply
      .code(status)
      .header('cache-control', neverKept)
      .send({ success: false, message, code: error.code ?? 'BAD_REQUEST', requestId: request.id });
  });
  return app;
}

function notFound(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  return reply.code(404).send({ success: false, message, code: 'NOT_FOUND', requestId: request.id });
}
