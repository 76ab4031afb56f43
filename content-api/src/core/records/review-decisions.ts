import type { ReviewDecision } from '../../contract/record-view.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { compareRevisions } from './compare-revisions.ts';

type Decided = Pick<RecordTable, 'key' | 'head_revision'>;

/** More are found by their kind: a question has only so many values. */
const namedMax = 500;

/** The last decision about each of the records of a kind that were in a review, by their keys. */
export async function readDecisions(
  db: Queries,
  kind: Kind,
  records: readonly Decided[],
): Promise<Map<string, ReviewDecision>> {
  if (records.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select(['record', 'revision', 'state'])
    .$if(records.length <= namedMax, (query) =>
      query.where(
        'record',
        'in',
        records.map(({ key }) => key),
      ),
    )
    .$if(records.length > namedMax, (query) =>
      query.where(
        'record',
        'in',
        db.selectFrom('records').select('key').where('kind', '=', storedName(kind)),
      ),
    )
    .where('decided_at', 'is not', null)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  const heads = new Map(records.map(({ key, head_revision }) => [key, head_revision]));
  const last = [...new Map(rows.map((row) => [row.record, row])).values()];
  const areSame = await compareRevisions(
    db,
    last.map(({ record, revision }) => ({ kind, revisions: [revision, heads.get(record) ?? null] })),
  );
  return new Map(
    last.map(({ record, state }, index) => {
      const approved = areSame[index] ? 'approved' : 'approved-earlier';
      return [record, state === 'changes' ? 'changes' : approved];
    }),
  );
}
