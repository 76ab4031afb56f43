import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  boundAddress,
  clientErrorHandler,
  closeUnusedConnections,
  connectionOptions,
  contentTypeOf,
  guardRequests,
  maxAddressBytes,
  noRouteSchemas,
} from 'server-kit';
import type { ConnectionLimits } from 'server-kit';
import type { Metrics } from 'server-kit/metrics';
import { createPublicPointer } from './serve/public-pointer.ts';
import { createReleaseFiles } from './serve/release-files.ts';
import type { Shelf } from './types.ts';

interface ServeOptions {
  shelf: Shelf;
  /** Origins whose pages may load releases, such as the site's. */
  siteOrigins: string[];
  logLevel?: string;
  /** Time limits of connections where they are not the usual ones. */
  connections?: Partial<ConnectionLimits>;
  /** @default nothing is measured */
  metrics?: Metrics;
}

type ShelfError = Error & { statusCode?: number; code?: string };

/** As the other servers write it. */
const isoTime = () => `,"time":"${new Date().toISOString()}"`;
const longKept = 'public, max-age=31536000, immutable';
const neverKept = 'no-store';
const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'origin, accept-encoding',
  'cache-control': neverKept,
};

/** Headers of every answer, also of those to what is hardly HTTP. A site with https says it as its own server does. */
function headersFor(siteOrigins: readonly string[]): Record<string, string> {
  const isHttps = siteOrigins.some((origin) => origin.startsWith('https:'));
  return {
    ...bareHeaders,
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * The origin of one app's releases: `GET /live.json` says which is live, `GET /releases/<id>/<file>` are the files that
 * the release's manifest names, and nothing else. A moved pointer is picked up at the next request.
 */
export function serveShelf(options: ServeOptions): FastifyInstance {
  const { shelf, siteOrigins, logLevel = 'info', connections, metrics } = options;
  const commonHeaders = headersFor(siteOrigins);
  const files = createReleaseFiles(shelf);
  const pointer = createPublicPointer(shelf);
  const app = Fastify({
    logger: { level: logLevel, base: { app: 'release-shelf' }, timestamp: isoTime },
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: noRouteSchemas,
    ...connectionOptions(connections),
    rewriteUrl: boundAddress,
    routerOptions: { maxParamLength: maxAddressBytes },
    bodyLimit: 1024,
    // A balancer that has not noticed yet gets its answer.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(commonHeaders)),
    clientErrorHandler: clientErrorHandler(({ message }) => ({
      headers: { ...commonHeaders, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ success: false, message, code: 'BAD_REQUEST', requestId: 'none' }),
    })),
  });
  closeUnusedConnections(app);
  metrics?.watch(app);

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(commonHeaders);
    const { origin } = request.headers;
    if (origin !== undefined && siteOrigins.includes(origin))
      void reply.header('access-control-allow-origin', origin);
    done();
  });

  guardRequests(app);

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
  app.setErrorHandler<ShelfError>((error, request, reply) => sendError(error, request, reply));
  return app;
}

function sendError(error: ShelfError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  return reply
    .code(status)
    .header('cache-control', neverKept)
    .send({
      success: false,
      message: messageOf(status),
      code: error.code ?? 'BAD_REQUEST',
      requestId: request.id,
    });
}

function messageOf(status: number): string {
  if (status >= 500) return 'The release cannot be read';
  return status === 414 ? 'The address is too long' : 'The request cannot be understood';
}

function notFound(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  return reply.code(404).send({ success: false, message, code: 'NOT_FOUND', requestId: request.id });
}
