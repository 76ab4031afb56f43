import { urlOf } from '../../core/media/file-names.ts';
import type { Queries } from '../../db/database.ts';
import type { ImportFile } from '../../contract/imports.ts';
import { fromFlag, toFlag } from '../../db/json.ts';
import { newId } from '../../lib/new-id.ts';

/** A file of the old site, and what became of it. */
interface StoredFile {
  id: string;
  /** In the source. */
  address: string;
  /** Path below the media folder; null where it could not be brought. */
  path: string | null;
  /** The library did not have it before. */
  isNew: boolean;
  fault: string;
}

const partSize = 200;

/** Files of a batch in the order of their ids, some at a time. */
export async function* fileParts(
  db: Queries,
  batch: string,
): AsyncGenerator<(StoredFile & { url: string | undefined })[]> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('import_files')
      .leftJoin('media', 'media.path', 'import_files.path')
      .select(['import_files.id', 'address', 'import_files.path', 'is_new', 'fault', 'media.path as kept'])
      .where('import', '=', batch)
      .where('import_files.id', '>', after)
      .orderBy('import_files.id')
      .limit(partSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ is_new: isNew, kept, ...rest }) => ({
      ...rest,
      isNew: fromFlag(isNew),
      url: kept === null ? undefined : urlOf(kept),
    }));
    after = last.id;
  }
}

const listMax = 500;

/** Files that could not be had, and have not been replaced since. */
export async function listMissingFiles(db: Queries, batch: string): Promise<ImportFile[]> {
  const rows = await db
    .selectFrom('import_files')
    .select(['address', 'fault'])
    .where('import', '=', batch)
    .where('path', 'is', null)
    .where('address', 'not in', (had) =>
      had
        .selectFrom('import_files')
        .select('address')
        .where('import', '=', batch)
        .where('path', 'is not', null),
    )
    .orderBy('id')
    .limit(listMax)
    .execute();
  return [...new Map(rows.map(({ address, fault }) => [address, { address, reason: fault }])).values()];
}

export async function addImportFile(
  db: Queries,
  batch: string,
  { isNew, ...rest }: Omit<StoredFile, 'id'>,
): Promise<void> {
  await db
    .insertInto('import_files')
    .values({ id: newId(), import: batch, is_new: toFlag(isNew), ...rest })
    .execute();
}
