import type { FastifyInstance } from 'fastify';
import type { HtmlCache } from '../html-cache.ts';
import type { RevisionSource } from '../revision.ts';

interface HealthOptions {
  revision: RevisionSource;
  pages: HtmlCache;
}

/** `/healthz`: the process. `/readyz`: it can answer pages; the API's state is told, but not needed. */
export function registerHealth(app: FastifyInstance, { revision, pages }: HealthOptions): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    await revision.check();
    const api = revision.isDown() ? 'down' : 'up';
    return reply.header('cache-control', 'no-store').send({ status: 'ready', api, pages: pages.size() });
  });
}
