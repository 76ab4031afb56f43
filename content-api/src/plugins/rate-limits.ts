import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Rate } from '../config.ts';
import type { Context } from '../context.ts';
import { tooMany } from '../lib/fault.ts';

/** How often a session may call and write (S23). Login, contact and reports count in the database instead. */
export async function registerRateLimits(app: FastifyInstance, { config }: Context): Promise<void> {
  await app.register(rateLimit, { global: false });
  const holdCalls = limiter(app, config.limits.adminCalls);
  const holdWrites = limiter(app, config.limits.adminWrites);

  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.viewer === null) return done(null, payload);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const held = isRead ? holdCalls(request) : holdCalls(request).then(() => holdWrites(request));
    held.then(
      () => done(null, payload),
      (error: Error) => done(error),
    );
  });
}

function limiter(app: FastifyInstance, { max, windowMs }: Rate) {
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => request.viewer?.session.id ?? '',
  });
  return async (request: FastifyRequest): Promise<void> => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttl);
  };
}
