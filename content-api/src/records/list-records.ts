import { sql } from 'kysely';
import { readUsernames } from '../accounts/users-repository.ts';
import type { RecordList, RecordListQuery } from '../contract/editorial.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import { limits } from '../contract/limits.ts';
import type { Queries } from '../db/database.ts';
import { readJson } from '../db/json.ts';
import type { RecordTable } from '../db/record-tables.ts';
import { pageOf } from '../lib/page.ts';
import { compareByHand } from './hand-order.ts';
import { toCard } from './answers.ts';
import { stateOf } from './record-state.ts';
import { readDecisions } from './review-decisions.ts';
import { likePattern } from './search-text.ts';
import { daysLeft } from './trash.ts';
import { toSummary } from './record-view.ts';

type SortName = 'updated' | 'created' | 'title' | 'position';

/** A page of a kind's records in any state. Sorted here, so that both databases agree about letters. */
export async function listRecords(
  db: Queries,
  kind: Kind,
  query: RecordListQuery,
  nowMs: number,
): Promise<RecordList> {
  const { state, q, sort = 'updated' } = query;
  const { page, size, offset } = pageOf(query, limits.recordPageSize);
  const rows = (await findMatching(db, kind, q)).filter((row) =>
    state === undefined ? row.trashed_at === null : stateOf(row) === state,
  );
  const name = sort.replace('-', '') as SortName;
  rows.sort(comparersOf(kind)[name]);
  if (sort.startsWith('-')) rows.reverse();
  const shown = rows.slice(offset, offset + size);
  return { items: await toItems(db, kind, shown, nowMs), total: rows.length, page, size };
}

function findMatching(db: Queries, kind: Kind, q = ''): Promise<RecordTable[]> {
  const all = db.selectFrom('records').selectAll('records').where('records.kind', '=', kind.name);
  const pattern = likePattern(q);
  if (pattern === undefined) return all.execute();
  return all
    .innerJoin('revisions', 'revisions.id', 'records.head_revision')
    .where(sql<boolean>`revisions.search_text like ${pattern} escape '\\'`)
    .execute();
}

function comparersOf(kind: Kind): Record<SortName, (a: RecordTable, b: RecordTable) => number> {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const byId = (a: RecordTable, b: RecordTable) => (a.id < b.id ? 1 : -1);
  const newest = (key: 'updated_at' | 'created_at') => (a: RecordTable, b: RecordTable) => {
    if (a[key] === b[key]) return byId(a, b);
    return a[key] < b[key] ? 1 : -1;
  };
  return {
    updated: newest('updated_at'),
    created: newest('created_at'),
    title: (a, b) => compare(a.title, b.title) || byId(a, b),
    position: compareByHand(kind),
  };
}

async function toItems(db: Queries, kind: Kind, rows: RecordTable[], nowMs: number) {
  const heads = await readHeads(db, rows);
  const names = await readUsernames(db);
  const authors = await readAuthors(db, rows, 'updated_at');
  const trashers = await readAuthors(db, rows, 'trashed_at');
  const decisions = await readDecisions(db, rows);
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
