import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';

/** A state that a record will show. */
export interface Scheduled {
  /** Key of the record. */
  record: string;
  kind: string;
  id: string;
  data: Values;
}

/** The states of these kinds that are scheduled, in no order. */
export async function listScheduled(db: Queries, kinds: readonly Kind[]): Promise<Scheduled[]> {
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom('records')
    .innerJoin('publications', 'publications.record', 'records.key')
    .innerJoin('revisions', 'revisions.id', 'publications.revision')
    .select(['records.key', 'records.kind', 'records.id', 'revisions.data'])
    .where('records.next_at', 'is not', null)
    .where('publications.applied_at', 'is', null)
    .where('publications.withdrawn_at', 'is', null)
    // Not the kind of the record, by whose index SQLite would go through all of them.
    .where('revisions.kind', 'in', kinds.map(storedName))
    .execute();
  return rows.map(({ key, kind, id, data }) => ({ record: key, kind, id, data: readJson<Values>(data) }));
}
