import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { StoredRecordTable } from '../db/record-tables.ts';

/** A record as it is stored. */
export type RecordRow = Selectable<StoredRecordTable>;

/** Writes whole rows, in the place of those that are there; each record once. */
export async function upsertRecords(db: Queries, rows: readonly RecordRow[]): Promise<void> {
  await db
    .insertInto('records')
    .values(rows)
    .onConflict((clash) =>
      clash.column('key').doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        unique_key: eb.ref('excluded.unique_key'),
        sort_key: eb.ref('excluded.sort_key'),
        title: eb.ref('excluded.title'),
        title_key: eb.ref('excluded.title_key'),
        head_revision: eb.ref('excluded.head_revision'),
        live_revision: eb.ref('excluded.live_revision'),
        live_at: eb.ref('excluded.live_at'),
        updated_at: eb.ref('excluded.updated_at'),
        trashed_at: eb.ref('excluded.trashed_at'),
      })),
    )
    .execute();
}
