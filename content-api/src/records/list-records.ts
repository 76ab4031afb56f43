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
  const heads = rows.map(({ head_revision }) => head_revision);
  const states =
    heads.length === 0
      ? []
      : await db.selectFrom('revisions').select(['id', 'data']).where('id', 'in', heads).execute();
  const data = new Map(states.map((state) => [state.id, readJson<Values>(state.data)]));
  const trashers = await readTrashers(db, rows);
  const decisions = await readDecisions(db, rows);
  return rows.map((row) => {
    const values = data.get(row.head_revision) ?? {};
    const { id, created_at: createdAt, updated_at: updatedAt } = row;
    const card = toCard(kind, { id, createdAt, updatedAt, changedAt: updatedAt, data: values });
    const { trashed_at } = row;
    const trash = trashed_at !== null && {
      trashedBy: trashers.get(row.key) ?? '',
      daysLeft: daysLeft(trashed_at, nowMs),
    };
    return { ...card, ...toSummary(kind, row, values, decisions.get(row.key)), ...trash };
  });
}

/** Accounts that put records into the trash: authors of the statements that they show nothing. */
async function readTrashers(db: Queries, rows: RecordTable[]): Promise<Map<string, string>> {
  const trashed = rows.filter(({ trashed_at }) => trashed_at !== null);
  if (trashed.length === 0) return new Map();
  const names = await readUsernames(db);
  const keys = trashed.map(({ key }) => key);
  const statements = await db
    .selectFrom('publications')
    .innerJoin('records', (join) =>
      join
        .onRef('records.key', '=', 'publications.record')
        .onRef('records.trashed_at', '=', 'publications.made_at'),
    )
    .select(['records.key', 'publications.author'])
    .where('records.key', 'in', keys)
    .execute();
  return new Map(statements.map(({ key, author }) => [key, names.get(author) ?? '']));
}
