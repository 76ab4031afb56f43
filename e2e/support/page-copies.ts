import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface PageCopy {
  content: { key: string; br: string; gzip: string };
}

/** Addresses of the pages that the site keeps on disk and that hold one of the words, in the page or in what is kept with it. */
export async function pageCopiesWith(dataDir: string, words: readonly string[]): Promise<string[]> {
  const folder = path.join(dataDir, 'pages');
  // Others are still being written.
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const copies = await Promise.all(names.map((name) => readCopy(path.join(folder, name))));
  return copies.flatMap((copy) => {
    if (copy === undefined) return [];
    const { content } = copy;
    const html = brotliDecompressSync(Buffer.from(content.br, 'base64')).toString();
    const text = JSON.stringify({ ...content, br: '', gzip: '' }) + html;
    return words.some((word) => text.includes(word)) ? [content.key] : [];
  });
}

/** One that is replaced or left out meanwhile may be gone. */
async function readCopy(file: string): Promise<PageCopy | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined);
  return json === undefined ? undefined : (JSON.parse(json) as PageCopy);
}
