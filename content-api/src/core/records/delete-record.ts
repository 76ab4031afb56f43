import { storedPrefix } from '../../contract/kinds/kind-in.ts';
import type { Queries } from '../../db/database.ts';
import { dropRecordEntries } from './search-entries.ts';

/** Removes a record with its translations, its history, its addresses and its hits, for good. */
export async function deleteForGood(db: Queries, key: string): Promise<void> {
  const [name = '', id = ''] = key.split('/');
  const translations = await db
    .selectFrom('records')
    .select('key')
    .where('id', '=', id)
    .where('kind', 'like', `${storedPrefix(name)}%`)
    .execute();
  for (const one of [{ key }, ...translations]) await deleteOne(db, one.key);
}

async function deleteOne(db: Queries, key: string): Promise<void> {
  await dropRecordEntries(db, [key]);
  for (const table of [
    'slugs',
    'redirect_hits',
    'publications',
    'revisions',
    'audiences',
    'guests',
    'pitch_reads',
  ] as const) {
    await db.deleteFrom(table).where('record', '=', key).execute();
  }
  await db.deleteFrom('records').where('key', '=', key).execute();
}
