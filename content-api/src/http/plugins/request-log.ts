import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { seconds } from '../../lib/durations.ts';

const slowMs = seconds(1);

/** One line for every change, failure and slow response; quick reads are logged at level debug only. */
export function registerRequestLog(app: FastifyInstance, { log }: Context): void {
  const tellsAll = log.isLevelEnabled('debug');
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    const isQuiet = isRead && status < 400 && reply.elapsedTime < slowMs;
    if (isQuiet && !tellsAll) return done();
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        user: request.viewer?.account.id,
      },
      'request',
    );
    done();
  });
}
