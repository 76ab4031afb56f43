import { sql } from 'kysely';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { inParts } from '../../lib/in-parts.ts';
import { originalKey } from './record-key.ts';

/**
 * Those of the records, by id, that not everyone may see. What they show stands in `private_revision`, and
 * `live_revision` is null: whatever asks for public records cannot find them.
 */
export async function findPrivate(db: Queries, kind: Kind, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (kind.isPrivate === true) return new Set(ids);
  if (kind.audiences !== true) return found;
  for (const keys of inParts(ids.map((id) => originalKey(kind, id)))) {
    const rows = await db
      .selectFrom('audiences')
      .select('id')
      .where('record', 'in', keys)
      .where('audience', '!=', 'everyone')
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** The columns of a record that shows a revision, or nothing. */
export function shownAs(revision: string | null, isPrivate: boolean) {
  return {
    live_revision: isPrivate ? null : revision,
    private_revision: isPrivate ? revision : null,
  };
}

/** A row as its editors see it: what guests are shown counts as shown. */
export function forEditors<T extends Pick<RecordTable, 'live_revision' | 'private_revision'>>(row: T): T {
  return row.private_revision === null ? row : { ...row, live_revision: row.private_revision };
}

/** SQL: the same of the table `records`. */
export const shownRevision = sql<string | null>`coalesce(records.live_revision, records.private_revision)`;
