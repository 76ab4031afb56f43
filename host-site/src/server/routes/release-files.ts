import type { FastifyInstance } from 'fastify';
import { negotiateEncoding } from 'server-kit';
import type { ReleaseFiles } from '../release-files.ts';
import type { ReleaseSource } from '../release-source.ts';

interface ReleaseFilesOptions {
  files: ReleaseFiles;
  releases: ReleaseSource;
}

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Scripts, fonts and pictures of the releases, for ever; and the few files that have fixed addresses, for a day. */
export function registerReleaseFiles(app: FastifyInstance, { files, releases }: ReleaseFilesOptions): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = await files.find(request.params.name, negotiateEncoding(request.headers['accept-encoding']));
    if (!file)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found');
    if (file.encoding !== 'identity') void reply.header('content-encoding', file.encoding);
    return reply
      .header('cache-control', year)
      .header('vary', 'Accept-Encoding')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(file.contentType)
      .send(file.content);
  });

  for (const address of fixedAddresses) {
    app.get(address, async (_request, reply) => {
      const hashed = releases.current().bundle.files[address];
      const file = hashed ? await files.find(hashed.slice('/assets/'.length), 'identity') : null;
      if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply.header('cache-control', day).type(file.contentType).send(file.content);
    });
  }
}

const fixedAddresses = ['/favicon.ico', '/apple-touch-icon.png', '/icon.svg'];
