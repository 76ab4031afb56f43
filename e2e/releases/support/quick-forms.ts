import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Brings compressed forms of a build's files along. A shelf makes the smallest ones of what has none, which takes seconds. */
export async function addQuickForms(build: string): Promise<void> {
  const files = (await readdir(build, { recursive: true })).filter((file) => /\.(?:js|json)$/.test(file));
  for (const file of files.map((name) => path.join(build, name))) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content, quick));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 1 }));
  }
}
