import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { describeCalls } from '../http/describe-calls.ts';

/** `/api/openapi.json`, made from the contract when it is first asked for. */
export function registerOpenApi(app: FastifyInstance, config: Config): void {
  let text: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    text ??= JSON.stringify(describeCalls(config.siteUrl.origin));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
}
