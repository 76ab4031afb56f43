import { readUsernames } from '../accounts/users-repository.ts';
import type { RecordList, RecordListQuery } from '../../contract/record-lists.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { limits } from '../../contract/limits.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { pageOf } from '../../lib/page.ts';
import { toCard } from './answers.ts';
import { countRecords } from './count-records.ts';
import { countFound, findRecords, inOrderOf } from './find-records.ts';
import { readDecisions } from './review-decisions.ts';
import { daysLeft } from './trash.ts';
import { readSearchLanguage } from './search-language.ts';
import { toSummary } from './record-view.ts';

/** A page of a kind's records in any state, found and ordered by the database. */
export async function listRecords(
  db: Queries,
  kind: Kind,
  query: RecordListQuery,
  nowMs: number,
): Promise<RecordList> {
  const { page, size, offset } = pageOf(query, limits.recordPageSize);
  const found = findRecords(db, kind, query, await readSearchLanguage(db));
  const rows = await inOrderOf(found, kind, query).selectAll('records').limit(size).offset(offset).execute();
  return {
    items: await toItems(db, kind, rows, nowMs),
    total: await countFound(found),
    page,
    size,
    ...(query.counts === 'true' && { counts: await countRecords(db, kind) }),
  };
}

async function toItems(db: Queries, kind: Kind, rows: RecordTable[], nowMs: number) {
  const heads = await readHeads(db, rows);
  const names = await readUsernames(db);
  const authors = await readAuthors(db, rows, 'updated_at');
  const trashers = await readAuthors(db, rows, 'trashed_at');
  const decisions = await readDecisions(db, kind, rows);
  return rows.map((row) => {
    const head = heads.get(row.head_revision);
    const values = head?.data ?? {};
    const { id, created_at: createdAt, updated_at: updatedAt } = row;
    const card = toCard(kind, { id, createdAt, updatedAt, changedAt: updatedAt, data: values });
    const { trashed_at } = row;
    const trash = trashed_at !== null && {
      trashedBy: names.get(trashers.get(row.key) ?? '') ?? '',
      daysLeft: daysLeft(trashed_at, nowMs),
    };
    const author = authors.get(row.key) ?? (head?.at === updatedAt ? head.author : '');
    const updatedBy = names.get(author);
    return {
      ...card,
      ...toSummary(kind, row, values, decisions.get(row.key)),
      ...trash,
      ...(updatedBy !== undefined && { updatedBy }),
      ...(row.live_at !== null && { publishedAt: row.live_at }),
    };
  });
}

async function readHeads(db: Queries, rows: RecordTable[]) {
  const ids = rows.map(({ head_revision }) => head_revision);
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .selectFrom('revisions')
    .select(['id', 'data', 'at', 'author'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, data, ...stamp }) => [id, { ...stamp, data: readJson<Values>(data) }]));
}

/** Accounts that made the statements of the moment in a column, by record: a trash, a publication. */
async function readAuthors(
  db: Queries,
  rows: RecordTable[],
  column: 'updated_at' | 'trashed_at',
): Promise<Map<string, string>> {
  const keys = rows.filter((row) => row[column] !== null).map(({ key }) => key);
  if (keys.length === 0) return new Map();
  const statements = await db
    .selectFrom('publications')
    .innerJoin('records', (join) =>
      join
        .onRef('records.key', '=', 'publications.record')
        .onRef(`records.${column}`, '=', 'publications.made_at'),
    )
    .select(['records.key', 'publications.author'])
    .where('records.key', 'in', keys)
    .execute();
  return new Map(statements.map(({ key, author }) => [key, author]));
}
