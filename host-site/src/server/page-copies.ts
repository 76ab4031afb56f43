import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { EncodedBody } from './encode.ts';

/** A page as it is kept on disk, so that it survives a restart while the API is down. */
export interface PageCopy {
  key: string;
  revision: string;
  release: string;
  status: number;
  policy: string;
  body: EncodedBody;
}

/** Last good copies of pages, one file each. */
export interface PageCopies {
  /** All copies that can be read; damaged ones are passed over. */
  readAll: () => Promise<PageCopy[]>;
  /** Replaces the page's copy in one step. */
  write: (copy: PageCopy) => Promise<void>;
  /** Does nothing when there is none. */
  remove: (key: string) => Promise<void>;
}

const copySchema = z.object({
  v: z.literal(1),
  key: z.string(),
  revision: z.string(),
  release: z.string(),
  status: z.number(),
  policy: z.string(),
  br: z.base64(),
  gzip: z.base64(),
  tag: z.string(),
});

export function openPageCopies(folder: string): PageCopies {
  const fileOf = (key: string) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  return {
    async readAll() {
      await mkdir(folder, { recursive: true });
      const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
      const copies = await Promise.all(files.map((file) => readCopy(path.join(folder, file))));
      return copies.filter((copy) => copy !== null);
    },
    async write(copy) {
      const file = fileOf(copy.key);
      const draft = `${file}.${process.pid}.tmp`;
      await mkdir(folder, { recursive: true });
      const { body, ...rest } = copy;
      const encoded = { br: body.br.toString('base64'), gzip: body.gzip.toString('base64'), tag: body.tag };
      await writeFile(draft, JSON.stringify({ v: 1, ...rest, ...encoded }));
      await rename(draft, file);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

async function readCopy(file: string): Promise<PageCopy | null> {
  try {
    const parsed = copySchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!parsed.success) return null;
    const { br, gzip, tag, v: _v, ...rest } = parsed.data;
    return { ...rest, body: { br: Buffer.from(br, 'base64'), gzip: Buffer.from(gzip, 'base64'), tag } };
  } catch {
    return null;
  }
}
