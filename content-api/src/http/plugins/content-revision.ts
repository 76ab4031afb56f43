import type { FastifyInstance } from 'fastify';
import { contentRevisionHeader } from '../../contract/content-revision-header.ts';

/** Names the content that an answer was made from, as far as it is not a kept answer, which names its own. */
export function registerContentRevision(app: FastifyInstance): void {
  app.decorateRequest('contentRevision', '');
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.contentRevision !== '') reply.header(contentRevisionHeader, request.contentRevision);
    done();
  });
}
