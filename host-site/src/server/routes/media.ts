import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentTypeOf } from 'server-kit';
import { isStoreFault } from 'server-kit/object-store';
import { findMedia } from '../media.ts';
import type { MediaFile, MediaSource } from '../media.ts';
import { drawingPolicy, mediaPolicy } from '../security-headers.ts';

/** Folders with random names, as the media library makes them: what is in them never changes. */
const unchanging = /[/\\][0-9a-f]{24}[/\\][^/\\]+$/;

/** Files that records refer to; videos in parts as well. */
export async function registerMedia(app: FastifyInstance, source: MediaSource): Promise<void> {
  await app.register(fastifyStatic, { serve: false, cacheControl: false, contentType: false });
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const found = await findMedia(source, request.params['*']).catch((error: unknown) => {
      if (isStoreFault(error)) return error;
      throw error;
    });
    if (isStoreFault(found)) {
      request.log.warn({ reason: found.message }, 'a file of the media library cannot be read');
      return refuse(reply.header('retry-after', '10'), 503, 'Not available at the moment');
    }
    if (!found) return refuse(reply, 404, 'Not found');
    const file = found;
    const type = mediaTypeOf(file.path);
    return reply
      .header('cache-control', cachingOf(file))
      .header('content-disposition', dispositionOf(type, path.basename(file.path)))
      .header('content-security-policy', type === 'image/svg+xml' ? drawingPolicy : mediaPolicy)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
      .sendFile(path.basename(file.path), path.dirname(file.path));
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);
}

/** Names outside of the library may be reused, so caches ask again after an hour. */
function cachingOf({ path: file, isStandIn = false }: MediaFile): string {
  if (isStandIn) return 'public, max-age=60';
  if (unchanging.test(file)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400';
}

/** Other files than these may not act as a page or a script of the site. */
function mediaTypeOf(file: string): string {
  const type = contentTypeOf(file);
  return /^(?:image|video)\/|^application\/pdf$/.test(type) ? type : 'application/octet-stream';
}

/** A file that is kept gets its own name, whatever the address it was asked for by says. Names are letters of ASCII. */
function dispositionOf(type: string, name: string): string {
  return `${type.startsWith('application/') ? 'attachment' : 'inline'}; filename="${name}"`;
}
