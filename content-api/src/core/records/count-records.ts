import { sql } from 'kysely';
import { listedStates } from '../../contract/record-view.ts';
import type { RecordCounts } from '../../contract/record-lists.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { isInState, isNotTrashed } from './record-state.ts';

/** How many records of a kind there are outside the trash, in each state and with each tag. */
export async function countRecords(db: Queries, kind: Kind): Promise<RecordCounts> {
  const sums = listedStates.map((state) =>
    sql<number | null>`sum(case when ${isInState(state)} then 1 else 0 end)`.as(state),
  );
  const row = await db
    .selectFrom('records')
    .select(sums)
    .where('records.kind', '=', storedName(kind))
    .where(isNotTrashed)
    .executeTakeFirstOrThrow();
  const countOf = (state: (typeof listedStates)[number]) => Number(row[state] ?? 0);
  const states = {
    draft: countOf('draft'),
    scheduled: countOf('scheduled'),
    live: countOf('live'),
    changed: countOf('changed'),
  };
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  return { all, states, tags: await countTags(db, kind) };
}

async function countTags(db: Queries, { name, filter }: Kind): Promise<RecordCounts['tags']> {
  if (filter === undefined) return [];
  const heads = db
    .selectFrom('records')
    .select('head_revision')
    .where('records.kind', '=', name)
    .where(isNotTrashed);
  const rows = await db
    .selectFrom('search_values')
    .select((eb) => ['value as tag', eb.fn.countAll<number>().as('count')])
    .where('field', '=', filter.field)
    // Not joined: records have no index by their newest revision.
    .where('revision', 'in', heads)
    .groupBy('value')
    .execute();
  return rows
    .map(({ tag, count }) => ({ tag, count: Number(count) }))
    .sort((a, b) => a.tag.localeCompare(b.tag, 'en'));
}
