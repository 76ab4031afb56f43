import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { findMedia } from '../media.ts';
import { contentTypeOf } from '../mime-types.ts';
import { mediaPolicy } from '../security-headers.ts';

/** Pictures that records refer to. Names may be reused, so caches ask again after an hour. */
export function registerMedia(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = await findMedia(folder, request.params['*']);
    if (!file) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found');
    }
    void reply
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      .header('content-security-policy', mediaPolicy)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', file.etag);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply
      .type(contentTypeOf(file.path))
      .header('content-length', file.size)
      .send(request.method === 'HEAD' ? '' : createReadStream(file.path));
  });
}
