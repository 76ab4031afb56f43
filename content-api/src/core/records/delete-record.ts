import type { Queries } from '../../db/database.ts';
import { dropRecordEntries } from './search-entries.ts';

/** Removes a record with its history, its addresses and its hits, for good. */
export async function deleteForGood(db: Queries, key: string): Promise<void> {
  await dropRecordEntries(db, [key]);
  for (const table of ['slugs', 'redirect_hits', 'publications', 'revisions'] as const) {
    await db.deleteFrom(table).where('record', '=', key).execute();
  }
  await db.deleteFrom('records').where('key', '=', key).execute();
}
