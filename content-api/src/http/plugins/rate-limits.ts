import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Rate } from '../../config/config.ts';
import type { Context } from '../../core/context.ts';
import type { Clock } from '../../lib/clock.ts';
import { tooMany } from '../../lib/fault.ts';

/** Limits on calls and writes of a session. Login, contact and reports are counted in the database instead. */
export async function registerRateLimits(app: FastifyInstance, { config, clock }: Context): Promise<void> {
  await app.register(rateLimit, { global: false });
  const holdCalls = limiter(app, config.limits.adminCalls, clock);
  const holdWrites = limiter(app, config.limits.adminWrites, clock);

  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.viewer === null) return done(null, payload);
    const { countsAsRead } = request.routeOptions.config;
    const isRead = request.method === 'GET' || request.method === 'HEAD' || countsAsRead === true;
    const held = isRead ? holdCalls(request) : holdCalls(request).then(() => holdWrites(request));
    held.then(
      () => done(null, payload),
      (error: Error) => done(error),
    );
  });
}

function limiter(app: FastifyInstance, { max, windowMs }: Rate, clock: Clock) {
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    // The library counts by the time of day. A key for each window ends the window also when that was set back.
    keyGenerator: (request) =>
      `${Math.floor(clock.elapsedMs() / windowMs)} ${request.viewer?.session.id ?? ''}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(Math.min(state.ttl, windowMs));
  };
}
