import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../pages.ts';
import type { ReleaseSource } from '../release-source.ts';
import type { RevisionSource } from '../revision.ts';

interface DocumentsOptions {
  releases: ReleaseSource;
  renderer: PageRenderer;
  revision: RevisionSource;
}

interface Kept {
  madeFor: string;
  contentType: string;
  body: string;
}

const addresses = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/site.webmanifest'];

/** Sitemap, feed, robots and manifest: made once for each revision, and the last good one while the API is down. */
export function registerDocuments(
  app: FastifyInstance,
  { releases, renderer, revision }: DocumentsOptions,
): void {
  const kept = new Map<string, Kept>();

  async function documentAt(address: string): Promise<Kept | null> {
    await revision.check();
    const madeFor = `${releases.current().id} ${revision.current()}`;
    const last = kept.get(address);
    if (last && (last.madeFor === madeFor || revision.isDown())) return last;
    const made = await releases.current().bundle.document(address, renderer.request(address));
    if (!made) return null;
    if (!made.sound) return last ?? { ...made, madeFor };
    const fresh = { ...made, madeFor };
    kept.set(address, fresh);
    return fresh;
  }

  for (const address of addresses) {
    app.get(address, async (_request, reply) => {
      const found = await documentAt(address);
      if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply.header('cache-control', 'public, max-age=300').type(found.contentType).send(found.body);
    });
  }
}
