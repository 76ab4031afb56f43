import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { fault } from '../lib/fault.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowedHeaders = 'Authorization, Content-Type, X-XSRF-TOKEN, If-Match, X-Device';
const urlMaxBytes = 2048;

/** Headers of every answer, and who may call from a browser: an exact list of origins, no credentials. */
export function registerHeaders(app: FastifyInstance, { siteUrl, allowedOrigins }: Config): void {
  const origins = new Set(allowedOrigins);
  const always: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Origin, Authorization, Accept-Encoding',
    ...(siteUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=63072000' }),
  };

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    const { origin } = request.headers;
    if (request.raw.url !== undefined && request.raw.url.length > urlMaxBytes) {
      return done(fault({ status: 414, code: 'URL_TOO_LONG', message: 'The address is too long' }));
    }
    if (origin === undefined) return done();
    if (origins.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'ETag, Retry-After');
    } else if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
      return done(fault({ status: 403, code: 'FORBIDDEN', message: 'This origin may not call the API' }));
    }
    return done();
  });

  app.options('/*', { config: { access: 'public' } }, async (request, reply) => {
    const { origin, 'access-control-request-method': method } = request.headers;
    if (origin !== undefined && method !== undefined && origins.has(origin)) {
      reply.headers({
        'access-control-allow-methods': allowedMethods,
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      });
    }
    return reply.code(204).send();
  });
}
