import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OutFile } from './out-file.ts';

/** Writes files below a folder; returns how many. */
export async function writeFolder(folder: string, files: AsyncIterable<OutFile>): Promise<number> {
  let count = 0;
  for await (const file of files) {
    const at = path.join(folder, file.path);
    await mkdir(path.dirname(at), { recursive: true });
    const content = await file.read();
    if (Buffer.isBuffer(content)) await writeFile(at, content);
    else await pipeline(content, createWriteStream(at));
    count += 1;
  }
  return count;
}
