import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isAsPublished } from 'release-shelf';
import { contentTypeOf } from 'server-kit';
import type { ContentEncoding } from 'server-kit';
import type { ClientFiles, ReleaseSource } from './release-source.ts';

export interface ReleaseFile {
  contentType: string;
  encoding: ContentEncoding;
  content: Buffer;
}

/** Files of the site's releases, the live one's and those that open tabs may still ask for. */
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
  { clientFiles, catchUp }: Pick<ReleaseSource, 'clientFiles' | 'catchUp'>,
  onDamage: (file: string) => void,
): ReleaseFiles {
  const kept = new LRUCache<string, ReleaseFile>({
    maxSize: maxKeptBytes,
    // An empty file takes room too: the library requires a size above 0.
    sizeCalculation: ({ content }) => Math.max(1, content.length),
  });

  return {
    async find(name, encoding) {
      if (!namePattern.test(name) || name.startsWith('.')) return null;
      const key = `${encoding} ${name}`;
      const known = kept.get(key);
      if (known) return known;
      const file = (await read(name, encoding)) ?? ((await catchUp()) ? await read(name, encoding) : null);
      if (file) kept.set(key, file);
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
