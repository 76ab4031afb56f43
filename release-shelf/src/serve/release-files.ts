import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { negotiateEncoding } from 'server-kit';
import type { ContentEncoding } from 'server-kit';
import { encode, encodings } from '../lib/encodings.ts';
import { integrityOf } from '../lib/integrity.ts';
import { isAsPublished } from '../lib/is-as-published.ts';
import { manifestName } from '../read-release.ts';
import type { Release, Shelf } from '../types.ts';

export interface ServedFile {
  content: Buffer;
  encoding: ContentEncoding;
  etag: string;
}

export interface ReleaseFiles {
  /**
   * A file in the best form that the client takes, or null when the release's manifest does not name it.
   *
   * @throws `RELEASE_FILE_DAMAGED` when the bytes on the disk are not those that were published
   */
  find: (id: string, name: string, acceptEncoding: string) => Promise<ServedFile | null>;
}

const maxKeptBytes = 32 * 1024 * 1024;

/** Files of a shelf's releases. Each is compared with its manifest when it is first read, and then kept in memory. */
export function createReleaseFiles(shelf: Shelf): ReleaseFiles {
  const manifests = new Map<string, Release>();
  const kept = new LRUCache<string, ServedFile>({
    maxSize: maxKeptBytes,
    // The library requires a size above 0, also for an empty file.
    sizeCalculation: ({ content }) => Math.max(1, content.length),
  });

  async function manifestOf(id: string): Promise<Release | null> {
    const manifest = manifests.get(id);
    if (manifest) return manifest;
    const release = await shelf.get(id);
    if (release) manifests.set(id, release);
    return release;
  }

  return {
    async find(id, name, acceptEncoding) {
      const release = await manifestOf(id);
      if (!release) return null;
      const isManifest = name === manifestName;
      const integrity = !isManifest && Object.hasOwn(release.files, name) ? release.files[name] : undefined;
      if (integrity === undefined && !isManifest) return null;
      const file = path.join(shelf.folder(id), name);
      for (const encoding of new Set([negotiateEncoding(acceptEncoding), 'identity' as const])) {
        const key = `${encoding} ${id}/${name}`;
        const cached = kept.get(key);
        if (cached) return cached;
        const read =
          integrity === undefined
            ? await readManifest(file, encoding)
            : await readForm(file, encoding, integrity);
        if (!read) continue;
        kept.set(key, read);
        return read;
      }
      return null;
    },
  };
}

/** The manifest has no compressed forms on the disk: each is made once. */
async function readManifest(file: string, encoding: ContentEncoding): Promise<ServedFile | null> {
  const plain = await readFile(file).catch(() => null);
  if (plain === null) return null;
  const content = encoding === 'identity' ? plain : await encode(plain, encoding);
  return { content, encoding, etag: etagOf(integrityOf(plain), encoding) };
}

async function readForm(
  file: string,
  encoding: ContentEncoding,
  integrity: string,
): Promise<ServedFile | null> {
  const suffix = encodings.find(({ name }) => name === encoding)?.suffix ?? '';
  const content = await readFile(file + suffix).catch(() => null);
  if (content === null) return null;
  if (!(await isAsPublished(content, encoding, integrity))) {
    throw Object.assign(new Error(`${file}${suffix} is not what was published`), {
      code: 'RELEASE_FILE_DAMAGED',
    });
  }
  return { content, encoding, etag: etagOf(integrity, encoding) };
}

function etagOf(integrity: string, encoding: ContentEncoding): string {
  return `"${integrity.slice('sha384-'.length, 'sha384-'.length + 24)}-${encoding}"`;
}
