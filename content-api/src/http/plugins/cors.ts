import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { contentRevisionHeader } from '../../contract/content-revision-header.ts';
import { fault } from '../../lib/fault.ts';

/** Origins that may call from a browser: an exact list, without credentials. */
export async function registerCors(app: FastifyInstance, { allowedOrigins }: Config): Promise<void> {
  const origins = new Set(allowedOrigins);

  await app.register(cors, {
    origin: (origin, tell) => tell(null, origin !== undefined && origins.has(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'X-XSRF-TOKEN',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      'X-Device',
    ],
    exposedHeaders: ['ETag', 'Retry-After', 'Idempotent-Replayed', contentRevisionHeader],
    maxAge: 600,
    strictPreflight: false,
  });

  // The library only sets headers; browsers send a form of another site regardless.
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.has(origin) || isRead(request.method)) return done();
    done(fault({ status: 403, code: 'FORBIDDEN', message: 'This origin may not call the API' }));
  });
}

function isRead(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method);
}
