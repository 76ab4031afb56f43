import type { FastifyInstance } from 'fastify';
import type { Rate } from '../config.ts';
import type { Context } from '../context.ts';
import { tooMany } from '../lib/fault.ts';

interface Window {
  count: number;
  endsMs: number;
}

const keysMax = 10_000;

/** How often a session may call and write. Login, contact and reports count in the database instead. */
export function registerRateLimits(app: FastifyInstance, { config, clock }: Context): void {
  const windows = new Map<string, Window>();

  function consume(key: string, { max, windowMs }: Rate): void {
    const nowMs = clock.nowMs();
    let window = windows.get(key);
    if (window === undefined || window.endsMs <= nowMs) {
      if (windows.size >= keysMax) dropEnded(nowMs);
      window = { count: 0, endsMs: nowMs + windowMs };
      windows.set(key, window);
    }
    window.count += 1;
    if (window.count > max) throw tooMany(window.endsMs - nowMs);
  }

  function dropEnded(nowMs: number): void {
    for (const [key, { endsMs }] of windows) if (endsMs <= nowMs) windows.delete(key);
    if (windows.size >= keysMax) windows.clear();
  }

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const session = request.viewer?.session.id;
    if (session === undefined) return done(null, payload);
    try {
      consume(`calls:${session}`, config.limits.adminCalls);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        consume(`writes:${session}`, config.limits.adminWrites);
      }
      done(null, payload);
    } catch (error) {
      done(error as Error);
    }
  });
}
