import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceDurably } from 'server-kit';
import { z } from 'zod';
import type { EncodedBody } from './encode.ts';

/** A page as it is kept on disk, so that it survives a restart while the API is down. */
export interface PageCopy {
  key: string;
  revision: string;
  /** Keys of the content that it shows; null in files of an earlier version. */
  keys: readonly string[] | null;
  /** As `createOutputVersion` names it; in files of an earlier version the release alone. */
  version: string;
  status: number;
  policy: string;
  body: EncodedBody;
}

/** Last good copies of pages, one file each. */
export interface PageCopies {
  /** All copies that are as they were written; others are removed. */
  readAll: () => Promise<PageCopy[]>;
  /** Replaces the page's copy in one step. */
  write: (copy: PageCopy) => Promise<void>;
  /** Does nothing when there is none. */
  remove: (key: string) => Promise<void>;
}

const contentSchema = z.object({
  key: z.string(),
  revision: z.string(),
  keys: z.array(z.string()).optional(),
  release: z.string(),
  status: z.number(),
  policy: z.string(),
  br: z.base64(),
  gzip: z.base64(),
  tag: z.string(),
});
/** The checksum is part of the file, so that both are replaced atomically. */
const fileSchema = z.object({ v: z.literal(2), checksum: z.string(), content: contentSchema });

type Content = z.infer<typeof contentSchema>;

/** @param onDamage called with a copy that was removed because it was damaged or of an earlier format */
export function openPageCopies(folder: string, onDamage: (file: string) => void): PageCopies {
  const fileOf = (key: string) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

  async function readOrRemove(file: string): Promise<PageCopy | null> {
    const copy = await readCopy(file);
    if (copy) return copy;
    onDamage(file);
    await rm(file, { force: true });
    return null;
  }

  return {
    async readAll() {
      await mkdir(folder, { recursive: true });
      const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
      const copies = await Promise.all(files.map((file) => readOrRemove(path.join(folder, file))));
      return copies.filter((copy) => copy !== null);
    },
    async write(copy) {
      const content = contentOf(copy);
      const text = JSON.stringify({ v: 2, checksum: checksumOf(content), content });
      await replaceDurably(fileOf(copy.key), text);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

function contentOf({ key, revision, keys, version, status, policy, body }: PageCopy): Content {
  const encoded = { br: body.br.toString('base64'), gzip: body.gzip.toString('base64'), tag: body.tag };
  return { key, revision, ...(keys && { keys: [...keys] }), release: version, status, policy, ...encoded };
}

function checksumOf(content: Content): string {
  const values = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64');
}

async function readCopy(file: string): Promise<PageCopy | null> {
  try {
    const { checksum, content } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (checksumOf(content) !== checksum) return null;
    const { br, gzip, tag, keys = null, release: version, ...rest } = content;
    return {
      ...rest,
      keys,
      version,
      body: { br: Buffer.from(br, 'base64'), gzip: Buffer.from(gzip, 'base64'), tag },
    };
  } catch {
    return null;
  }
}
