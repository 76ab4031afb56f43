import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentEncoding, WorkQueue } from 'server-kit';
import type { EdgeHeadersOf } from './edge-headers.ts';
import { encodeBody, etagOf } from './encode.ts';
import type { EncodedBody } from './encode.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { RevisionSource } from './revision.ts';
import { sendFinished } from './send-page.ts';

interface DocumentsOptions {
  /** Version of everything but the content that documents depend on. */
  version: () => string;
  renderer: PageRenderer;
  revision: RevisionSource;
  /** For parts of a sitemap, feeds and manifests that are not cached: anybody can request any of any name. */
  queue: WorkQueue;
  edge: EdgeHeadersOf;
  now?: () => number;
}

interface CachedDocument {
  version: string;
  /** Content revision of its data. */
  revision: string | null;
  keys: readonly string[];
  contentType: string;
  body: EncodedBody;
  /** When its text was first rendered on this server. */
  modifiedMs: number;
  /** False: something is missing, so it is not to be sent. */
  sound: boolean;
}

const addresses = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
];
/** These addresses, feeds and manifests of further languages, and the parts of a sitemap of the largest studio that was tried. */
const maxDocuments = 100;
const retryAfterSeconds = '5';

/**
 * Sitemap, feed, robots, manifest and security.txt: rendered once per revision, and the last good one while the API is down. An
 * incomplete one is 503, so that no search engine indexes it.
 */
export function registerDocuments(
  app: FastifyInstance,
  { version, renderer, revision, queue, edge, now = Date.now }: DocumentsOptions,
): void {
  // security.txt expires a number of months after the current one.
  const currentVersion = () => `${version()} ${new Date(now()).toISOString().slice(0, 7)}`;
  const cachedDocuments = new LRUCache<string, CachedDocument>({ max: maxDocuments });
  const running = new Map<string, Promise<CachedDocument | null>>();

  async function make(address: string): Promise<CachedDocument | null> {
    const version = currentVersion();
    const rendered = await renderer.document(address);
    if (!rendered) {
      cachedDocuments.delete(address);
      return null;
    }
    const body = await encodeBody(rendered.body);
    const last = cachedDocuments.get(address);
    const modifiedMs = last?.body.tag === body.tag ? last.modifiedMs : now();
    const fresh = { ...rendered, version, body, modifiedMs };
    if (!rendered.sound) return last ?? fresh;
    cachedDocuments.set(address, fresh);
    return fresh;
  }

  function makeOnce(address: string): Promise<CachedDocument | null> {
    const started = running.get(address);
    if (started) return started;
    const isListed = cachedDocuments.has(address) || addresses.includes(address);
    const making = (isListed ? make(address) : queue.run(() => make(address))).finally(() =>
      running.delete(address),
    );
    running.set(address, making);
    return making;
  }

  async function documentAt(address: string): Promise<CachedDocument | null> {
    await revision.check();
    const last = cachedDocuments.get(address);
    const isCurrent = last?.version === currentVersion() && last.revision === revision.current();
    if (last && (isCurrent || revision.isDown())) return last;
    const fresh = await makeOnce(address);
    // Content that is newer by now makes it stale.
    await revision.check();
    return fresh;
  }

  async function send(address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cached = await documentAt(address);
    const isStale = cached && (revision.isDown() || cached.revision !== revision.current());
    if (isStale) void reply.header('x-page-state', 'stale');
    if (cached?.sound) {
      if (!isStale) void reply.headers(edge(cached.keys));
      void reply.headers({
        'cache-control': 'public, max-age=300',
        'content-type': cached.contentType,
        vary: 'Accept-Encoding',
        etag: etagOf(cached.body),
        'last-modified': new Date(cached.modifiedMs).toUTCString(),
      });
      if (
        !sendFinished(request.raw, reply.raw, { ...cached, status: 200 }, (encoding) =>
          headersOf(reply, encoding),
        )
      )
        throw new Error(`The document ${address} was damaged while it was rendered.`);
      return reply.hijack();
    }
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!cached) return reply.code(404).send('Not found');
    return reply.code(503).header('retry-after', retryAfterSeconds).send('Not available at the moment');
  }

  for (const address of addresses) app.get(address, (request, reply) => send(address, request, reply));
  for (const file of ['feed.xml', 'site.webmanifest'])
    app.get<{ Params: { language: string } }>(`/:language/${file}`, (request, reply) =>
      send(`/${request.params.language}/${file}`, request, reply),
    );
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    send(`/sitemap-${request.params.part}.xml`, request, reply),
  );
}

function headersOf(reply: FastifyReply, encoding: ContentEncoding): string[] {
  const all = { ...reply.getHeaders(), ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}
