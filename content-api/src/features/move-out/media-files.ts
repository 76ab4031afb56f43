import { createReadStream, existsSync } from 'node:fs';
import { withoutPrivateFiles } from '../../core/audiences/private-files.ts';
import type { Queries } from '../../db/database.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import type { OutFile } from './out-file.ts';

/** Every file of the library below `media/`, without its smaller sizes, and but for those of private records. */
export async function* mediaFiles(db: Queries, folder: MediaFolder): AsyncGenerator<OutFile> {
  const rows = await db.selectFrom('media').select('path').orderBy('id').execute();
  for (const { path } of await withoutPrivateFiles(db, rows)) {
    const file = await folder.bring(path);
    if (existsSync(file)) yield { path: `media/${path}`, read: () => createReadStream(file) };
  }
}
