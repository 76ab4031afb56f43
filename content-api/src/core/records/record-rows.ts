import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { RecordTable, StoredRecordTable } from '../../db/record-tables.ts';
import type { IndexValues } from './index-values.ts';
import { forEditors, shownAs } from './private-records.ts';
import { recordKey } from './record-key.ts';

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
        private_revision: eb.ref('excluded.private_revision'),
        live_at: eb.ref('excluded.live_at'),
        updated_at: eb.ref('excluded.updated_at'),
        trashed_at: eb.ref('excluded.trashed_at'),
      })),
    )
    .execute();
}

/** The row of a record as its editors see it, in whatever state it is. */
export async function findRecord(db: Queries, kind: Kind, id: string): Promise<RecordTable | undefined> {
  const row = await db
    .selectFrom('records')
    .selectAll()
    .where('key', '=', recordKey(kind, id))
    .executeTakeFirst();
  return row && forEditors(row);
}

/** A row, and since when the newest of what the record has shown was public. */
type FormerRow = RecordRow & { latest_at: string | null };

/** The rows of records as they are before a write and as their editors see them, by their keys. */
export async function readFormerRows(db: Queries, keys: string[]): Promise<Map<string, FormerRow>> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('publications')
        .select((of) => of.fn.max('applied_at').as('at'))
        .whereRef('publications.record', '=', 'records.key')
        .where('withdrawn_at', 'is', null)
        .as('latest_at'),
    )
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, forEditors(row)]));
}

interface Shown {
  record: string;
  state: { id: string; at: string; createdAt?: string };
  index: IndexValues;
  revision: string;
  isPrivate: boolean;
  former: FormerRow | undefined;
}

/** The row of a record that shows a revision at once. Draft, place and schedule stay. */
export function rowOf(kind: Kind, { record, state, index, revision, isPrivate, former }: Shown): RecordRow {
  const { id, at, createdAt = at } = state;
  const { latest_at: _, ...kept } = former ?? {
    latest_at: null,
    draft_revision: null,
    next_at: null,
    position: null,
    is_featured: 0,
    created_at: createdAt,
  };
  return {
    ...kept,
    ...index,
    key: record,
    id,
    kind: storedName(kind),
    head_revision: revision,
    ...shownAs(revision, isPrivate),
    live_at: at,
    updated_at: at,
    trashed_at: null,
  };
}

/** Adds a record that shows nothing yet. */
export async function insertRecord(
  db: Queries,
  { kind, id, at }: { kind: Kind; id: string; at: string },
  state: IndexValues & Pick<RecordTable, 'head_revision'> & Partial<RecordTable>,
): Promise<void> {
  await db
    .insertInto('records')
    .values({
      draft_revision: null,
      ...shownAs(null, false),
      live_at: null,
      next_at: null,
      position: null,
      is_featured: 0,
      trashed_at: null,
      ...state,
      key: recordKey(kind, id),
      id,
      kind: storedName(kind),
      created_at: at,
      updated_at: at,
    })
    .execute();
}
