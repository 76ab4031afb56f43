import { sql } from 'kysely';
import type { RecordRows, RecordRowsQuery } from '../../contract/record-lists.ts';
import { cardNamesOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { limits } from '../../contract/limits.ts';
import type { Queries } from '../../db/database.ts';
import { countFound, findRecords, inOrderOf } from './find-records.ts';
import { stateOf } from './record-state.ts';
import { readDecisions } from './review-decisions.ts';
import { readSearchLanguage } from './search-language.ts';

/** Every record that matches, each as one line: neither its texts nor its accounts are read. */
export async function listRows(db: Queries, kind: Kind, query: RecordRowsQuery): Promise<RecordRows> {
  const found = findRecords(db, kind, query, await readSearchLanguage(db));
  const rows = await inOrderOf(found, kind, query)
    .leftJoin('revisions', (join) =>
      join
        .onRef('revisions.id', '=', 'records.head_revision')
        // Reading texts takes its time: the others' titles stand in their rows.
        .on((eb) => (kind.order === 'hand' ? eb.val(1) : eb('records.draft_revision', 'is not', null))),
    )
    .selectAll('records')
    .select([
      valueOf(kind, kind.titleField).as('head_title'),
      faceOf(kind, 'image').as('image'),
      faceOf(kind, 'icon').as('icon'),
    ])
    .limit(limits.recordRows)
    .execute();
  const decisions = await readDecisions(db, kind, rows);
  const items = rows.map((row) => ({
    _id: row.id,
    state: stateOf(row),
    title: row.head_title ?? row.title,
    position: row.position,
    nextAt: row.next_at,
    review: decisions.get(row.key) ?? null,
    ...(row.private_revision !== null && { isPrivate: true as const }),
    ...(row.image !== null && { image: row.image }),
    ...(row.icon !== null && { icon: row.icon }),
  }));
  return { items, total: rows.length < limits.recordRows ? rows.length : await countFound(found) };
}

/** What a line of the order by hand is recognised by. */
function faceOf(kind: Kind, type: 'image' | 'icon') {
  const name = cardNamesOf(kind).find((each) => kind.fields[each]?.type === type);
  return kind.order === 'hand' && name !== undefined ? valueOf(kind, name) : sql<string | null>`null`;
}

function valueOf({ fields }: Kind, name: string) {
  const was = fields[name]?.was;
  const values = [name, ...(was === undefined ? [] : [was])].map(
    (key) => sql`cast(revisions.data ->> ${sql.lit(key)} as text)`,
  );
  return sql<string | null>`coalesce(${sql.join([...values, sql`null`])})`;
}
