import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { OutFile } from './out-file.ts';

/** These are packed already. */
const packed = /\.(?:jpe?g|png|gif|webp|avif|mp4|webm|woff2|zip|gz|br)$/i;

/** Files as an archive that is made while it is read: one file at a time is in memory. */
export function zipOf(files: AsyncIterable<OutFile>): Readable {
  const zip = new ZipFile();
  const out = new Readable().wrap(zip.outputStream);
  async function fill(): Promise<void> {
    for await (const file of files) {
      if (out.destroyed) return;
      const content = await file.read();
      const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      zip.addReadStream(stream, file.path, { compress: !packed.test(file.path) });
      await finished(stream);
    }
    zip.end();
  }
  fill().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}
