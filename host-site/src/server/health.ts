import type { FastifyInstance } from 'fastify';
import type { HtmlCache } from './html-cache.ts';
import type { RevisionSource } from './revision.ts';

interface HealthOptions {
  revision: RevisionSource;
  pages: HtmlCache;
  /** Without the API the server is not ready, for a balancer with another one to turn to. */
  needsApi: boolean;
}

/** `/healthz`: the process. `/readyz`: it can answer pages; the API's state is part of the answer. */
export function registerHealth(app: FastifyInstance, { revision, pages, needsApi }: HealthOptions): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    await revision.check();
    const isReady = !needsApi || !revision.isDown();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        api: revision.isDown() ? 'down' : 'up',
        pages: pages.size(),
      });
  });
}
