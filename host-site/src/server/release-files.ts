import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentEncoding } from 'server-kit';
import { contentTypeOf } from './mime-types.ts';

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
 * @param folders client folders of all releases, the live one first; read at every miss, as releases come and go
 */
export function createReleaseFiles(folders: () => Promise<string[]>): ReleaseFiles {
  const kept = new Map<string, ReleaseFile>();
  let keptBytes = 0;

  function keep(key: string, file: ReleaseFile): ReleaseFile {
    if (keptBytes > maxKeptBytes) {
      kept.clear();
      keptBytes = 0;
    }
    kept.set(key, file);
    keptBytes += file.content.length;
    return file;
  }

  return {
    async find(name, encoding) {
      if (!namePattern.test(name) || name.startsWith('.')) return null;
      const key = `${encoding} ${name}`;
      const known = kept.get(key);
      if (known) return known;
      for (const folder of await folders()) {
        const file = await readEncoded(path.join(folder, 'assets', name), encoding);
        if (file) return keep(key, file);
      }
      return null;
    },
  };
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

async function readEncoded(file: string, encoding: ContentEncoding): Promise<ReleaseFile | null> {
  for (const candidate of encoding === 'identity'
    ? (['identity'] as const)
    : ([encoding, 'identity'] as const)) {
    const content = await readFile(file + suffixes[candidate]).catch(() => null);
    if (content) return { contentType: contentTypeOf(file), encoding: candidate, content };
  }
  return null;
}
