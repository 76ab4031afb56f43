import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isAsPublished } from 'release-shelf';
import { negotiateEncoding, contentTypeOf } from 'server-kit';
import type { ContentEncoding } from 'server-kit';
import type { ReleaseSource, ClientFiles } from './release-source.ts';

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

export interface ReleaseFile {
  contentType: string;
  encoding: ContentEncoding;
  content: Buffer;
}

/** Files of the site's releases, the live one's and those that open tabs may still request. */
export interface ReleaseFiles {
  /** A file below `/assets/`, in the best encoding that was made of it. */
  find: (name: string, encoding: ContentEncoding) => Promise<ReleaseFile | null>;
}

const namePattern = /^[\w.-]+$/;
const maxKeptBytes = 24 * 1024 * 1024;

/**
 * @param releases read at every miss, as releases come and go
 * @param onDamage called with a file that differs from the published one; it is not sent
 */
export function createReleaseFiles(
  { clientFiles, followNow }: Pick<ReleaseSource, 'clientFiles' | 'followNow'>,
  onDamage: (file: string) => void,
): ReleaseFiles {
  const files = new LRUCache<string, ReleaseFile>({
    maxSize: maxKeptBytes,
    // An empty file takes room too: the library requires a size above 0.
    sizeCalculation: ({ content }) => Math.max(1, content.length),
  });

  return {
    async find(name, encoding) {
      if (!namePattern.test(name) || name.startsWith('.')) return null;
      const key = `${encoding} ${name}`;
      const cached = files.get(key);
      if (cached) return cached;
      const file = (await read(name, encoding)) ?? ((await followNow()) ? await read(name, encoding) : null);
      if (file) files.set(key, file);
      return file;
    },
  };

  async function read(name: string, encoding: ContentEncoding): Promise<ReleaseFile | null> {
    for (const release of await clientFiles()) {
      const file = await readEncoded(release, name, encoding, onDamage);
      if (file) return file;
    }
    return null;
  }
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

async function readEncoded(
  { folder, integrityOf }: ClientFiles,
  name: string,
  encoding: ContentEncoding,
  onDamage: (file: string) => void,
): Promise<ReleaseFile | null> {
  const file = path.join(folder, 'assets', name);
  const integrity = integrityOf?.(`assets/${name}`);
  for (const candidate of new Set([encoding, 'identity' as const])) {
    const content = await readFile(file + suffixes[candidate]).catch(() => null);
    if (!content) continue;
    const isSound = integrity === undefined || (await isAsPublished(content, candidate, integrity));
    if (isSound) return { contentType: contentTypeOf(file), encoding: candidate, content };
    onDamage(file + suffixes[candidate]);
  }
  return null;
}
