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
  /** What documents are made of besides their content. */
  version: () => string;
  renderer: PageRenderer;
  revision: RevisionSource;
  /** For parts of a sitemap that are not there yet: anybody can make up their numbers. */
  queue: WorkQueue;
  edge: EdgeHeadersOf;
  now?: () => number;
}

interface Kept {
  version: string;
  /** Content revision of its data. */
  revision: string | null;
  keys: readonly string[];
  contentType: string;
  body: EncodedBody;
  /** When its text was first made here. */
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
/** These addresses, and the parts of a sitemap of the largest studio that was tried. */
const maxDocuments = 100;
const retryAfterSeconds = '5';

/**
 * Sitemap, feed, robots, manifest and security.txt: made once for each revision, and the last good one while the API is down. One that
 * would be incomplete is 503, so that no search engine takes it for the whole.
 */
export function registerDocuments(
  app: FastifyInstance,
  { version, renderer, revision, queue, edge, now = Date.now }: DocumentsOptions,
): void {
  // One says until when it is valid, counted from the month.
  const currentVersion = () => `${version()} ${new Date(now()).toISOString().slice(0, 7)}`;
  const kept = new LRUCache<string, Kept>({ max: maxDocuments });
  const running = new Map<string, Promise<Kept | null>>();

  async function make(address: string): Promise<Kept | null> {
    const version = currentVersion();
    const made = await renderer.document(address);
    if (!made) {
      kept.delete(address);
      return null;
    }
    const body = await encodeBody(made.body);
    const last = kept.get(address);
    const modifiedMs = last?.body.tag === body.tag ? last.modifiedMs : now();
    const fresh = { ...made, version, body, modifiedMs };
    if (!made.sound) return last ?? fresh;
    kept.set(address, fresh);
    return fresh;
  }

  function makeOnce(address: string): Promise<Kept | null> {
    const started = running.get(address);
    if (started) return started;
    const isKnown = kept.has(address) || addresses.includes(address);
    const making = (isKnown ? make(address) : queue.run(() => make(address))).finally(() =>
      running.delete(address),
    );
    running.set(address, making);
    return making;
  }

  async function documentAt(address: string): Promise<Kept | null> {
    await revision.check();
    const last = kept.get(address);
    const isCurrent = last?.version === currentVersion() && last.revision === revision.current();
    if (last && (isCurrent || revision.isDown())) return last;
    const made = await makeOnce(address);
    // Content that is newer by now makes it stale.
    await revision.check();
    return made;
  }

  async function send(address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await documentAt(address);
    const isStale = found && (revision.isDown() || found.revision !== revision.current());
    if (isStale) void reply.header('x-page-state', 'stale');
    if (found?.sound) {
      if (!isStale) void reply.headers(edge(found.keys));
      void reply.headers({
        'cache-control': 'public, max-age=300',
        'content-type': found.contentType,
        vary: 'Accept-Encoding',
        etag: etagOf(found.body),
        'last-modified': new Date(found.modifiedMs).toUTCString(),
      });
      if (
        !sendFinished(request.raw, reply.raw, { ...found, status: 200 }, (encoding) =>
          headersOf(reply, encoding),
        )
      )
        throw new Error(`The document ${address} was damaged while it was made.`);
      return reply.hijack();
    }
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!found) return reply.code(404).send('Not found');
    return reply.code(503).header('retry-after', retryAfterSeconds).send('Not available at the moment');
  }

  for (const address of addresses) app.get(address, (request, reply) => send(address, request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    send(`/sitemap-${request.params.part}.xml`, request, reply),
  );
}

function headersOf(reply: FastifyReply, encoding: ContentEncoding): string[] {
  const all = { ...reply.getHeaders(), ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}
