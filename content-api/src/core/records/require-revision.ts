import type { Queries } from '../../db/database.ts';
import { invalid, notFound } from '../../lib/fault.ts';
import { draftOf } from './record-state.ts';
import { findRevision } from './revisions.ts';
import type { Revision } from './revisions.ts';

/**
 * The revision of a record, or 404 for an unknown record and 400 for a revision of another one.
 *
 * @param id of the revision. Null: the draft, else the newest one
 */
export async function requireRevision(
  db: Queries,
  record: string,
  id: string | null,
): Promise<Revision & { kind: string }> {
  const row = await db.selectFrom('records').selectAll().where('key', '=', record).executeTakeFirst();
  if (row === undefined) throw notFound('Record');
  const revision = await findRevision(db, record, id ?? draftOf(row) ?? row.head_revision);
  if (revision === undefined) throw invalid({ revision: 'The record has no such revision' });
  return { ...revision, kind: row.kind };
}
