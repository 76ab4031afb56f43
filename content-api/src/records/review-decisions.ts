import type { ReviewDecision } from '../contract/editorial.ts';
import type { Queries } from '../db/database.ts';
import type { RecordTable } from '../db/record-tables.ts';

type Decided = Pick<RecordTable, 'key' | 'head_revision'>;

/** The last decision about each of the records in a review, by their keys. */
export async function readDecisions(
  db: Queries,
  records: readonly Decided[],
): Promise<Map<string, ReviewDecision>> {
  if (records.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select(['record', 'revision', 'state'])
    .where(
      'record',
      'in',
      records.map(({ key }) => key),
    )
    .where('decided_at', 'is not', null)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  const heads = new Map(records.map(({ key, head_revision }) => [key, head_revision]));
  const decided = rows.map(({ record, revision, state }) => {
    const approved = heads.get(record) === revision ? 'approved' : 'approved-earlier';
    return [record, state === 'changes' ? 'changes' : approved] as const;
  });
  return new Map(decided);
}
