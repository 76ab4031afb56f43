import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';

/** A saved state as it is stored; `author` is the id of a user, empty for imports. */
export interface Revision {
  id: string;
  data: Values;
  base: string | null;
  author: string;
  at: string;
  note: string;
}

/** Finds one revision of a record. */
export async function findRevision(
  db: Queries,
  record: string,
  id: string | null,
): Promise<Revision | undefined> {
  if (id === null) return undefined;
  return (await findRevisions(db, record, [id])).get(id);
}

/** Several revisions of one record by their ids. */
export async function findRevisions(
  db: Queries,
  record: string,
  ids: readonly string[],
): Promise<Map<string, Revision>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('revisions')
    .select(['id', 'data', 'base', 'author', 'at', 'note'])
    .where('record', '=', record)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, data: readJson<Values>(row.data) }]));
}

/** Removes a revision that nothing refers to; those made from it are made from what it was made from. */
export async function dropRevision(db: Queries, record: string, id: string): Promise<void> {
  const dropped = await findRevision(db, record, id);
  await db
    .updateTable('revisions')
    .set({ base: dropped?.base ?? null })
    .where('record', '=', record)
    .where('base', '=', id)
    .execute();
  await db.deleteFrom('revisions').where('id', '=', id).execute();
}
