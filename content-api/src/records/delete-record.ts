import type { Queries } from '../db/database.ts';

/** Removes a record with its history and its addresses, for good. */
export async function deleteForGood(db: Queries, key: string): Promise<void> {
  for (const table of ['slugs', 'publications', 'revisions'] as const) {
    await db.deleteFrom(table).where('record', '=', key).execute();
  }
  await db.deleteFrom('records').where('key', '=', key).execute();
}
