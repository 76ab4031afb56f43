import { audit } from '../../core/audit/audit.ts';
import type { Actor } from '../../core/audit/audit.ts';
import { hasOwnFolder } from '../../core/media/file-names.ts';
import type { Database, Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import { fileColumns } from './file-columns.ts';
import type { MediaContext } from './media-services.ts';
import { requireMedia } from './repository.ts';
import type { MediaRow } from './repository.ts';
import type { StoredFile } from './store-file.ts';

interface Words {
  alt?: string;
  caption?: string;
}

/**
 * Gives a stored file its row. Content that the library has already is not stored again: the answer is the file that
 * has it.
 */
export async function addFile(
  { database, clock, media }: Pick<MediaContext, 'database' | 'clock' | 'media'>,
  file: StoredFile,
  actor: Actor,
  { alt = '', caption = '' }: Words = {},
): Promise<{ row: MediaRow; isNew: boolean }> {
  try {
    const same = await sameFile(database, media.folder, file);
    if (same !== undefined) {
      await media.folder.remove(file.path);
      return { row: same, isNew: false };
    }
    const row = await database.queries.transaction().execute(async (trx) => {
      const id = newId();
      await insertMedia(trx, id, file, { alt, caption, author: actor.userId, at: toIso(clock.nowMs()) });
      const { name, path } = file;
      const detail = { name, path };
      await audit(trx, actor, { action: 'create', entity: 'media', entityId: id, detail }, clock.nowMs());
      return requireMedia(trx, id);
    });
    media.variants.start();
    return { row, isNew: true };
  } catch (error) {
    await media.folder.remove(file.path);
    throw error;
  }
}

/** Files of imports do not count: another one may be put under their addresses. */
async function sameFile(
  { queries }: Database,
  folder: MediaContext['media']['folder'],
  { sha256, type }: StoredFile,
): Promise<MediaRow | undefined> {
  const rows = await queries
    .selectFrom('media')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('type', '=', type.type)
    .orderBy('id')
    .execute();
  const same = rows.find((row) => hasOwnFolder(row.path));
  // Its file may be lost, and this upload bring it back.
  return same && (await folder.bytesOf(same.path)) !== undefined ? same : undefined;
}

async function insertMedia(
  db: Queries,
  id: string,
  file: StoredFile,
  { author, at, alt, caption }: Required<Words> & { author: string; at: string },
): Promise<void> {
  await db
    .insertInto('media')
    .values({
      id,
      ...fileColumns(file.path, file),
      name: file.name,
      alt,
      caption,
      credit: '',
      former: writeJson([]),
      author,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
