import { createReadStream } from 'node:fs';
import type { Queries } from '../../db/database.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { exportContent } from '../transfer/export-content.ts';
import { mediaToExport } from '../transfer/export-media.ts';
import type { OutFile } from './out-file.ts';

/** What `content export` writes: all content with every field and translation, and the media beside it. */
export async function* exactFiles(db: Queries, folder: MediaFolder): AsyncGenerator<OutFile> {
  const content = await exportContent(db);
  const { entries } = await mediaToExport(db, folder);
  const whole = { ...content, ...(entries.length > 0 && { media: entries }) };
  yield { path: 'content.json', read: () => Buffer.from(`${JSON.stringify(whole, null, 2)}\n`) };
  for (const { path } of entries) {
    const file = await folder.bring(path);
    yield { path: `content-media/${path}`, read: () => createReadStream(file) };
  }
}
