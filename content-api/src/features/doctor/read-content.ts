import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { readValues } from '../../core/records/read-values.ts';
import { draftOf } from '../../core/records/record-state.ts';
import type { Examined } from './facts.ts';

/** A record's state that visitors see, or the draft that they will. */
export interface ExaminedState extends Examined {
  record: string;
  title: string;
  state: 'live' | 'draft';
}

/** So few that other requests do not wait for them. */
const batchSize = 20;

/**
 * Every record of the kinds outside the trash, some at a time, by kind and title: all of them may be too many for the
 * memory. Of a record the public state comes first, then the newest draft.
 */
export async function* eachRecord(db: Queries, kinds: readonly Kind[]): AsyncGenerator<ExaminedState[][]> {
  for (const kind of kinds.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    let rows = await readRows(db, kind);
    while (rows.length > 0) {
      yield await readStates(db, kind, rows);
      await setImmediate();
      rows = rows.length < batchSize ? [] : await readRows(db, kind, rows.at(-1));
    }
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Queries, { name }: Kind, last?: { title_key: string; id: string }) {
  return db
    .selectFrom('records')
    .selectAll()
    .where('kind', '=', name)
    .where('trashed_at', 'is', null)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(title_key, id) > (${last?.title_key}, ${last?.id})`),
    )
    .orderBy('title_key')
    .orderBy('id')
    .limit(batchSize)
    .execute();
}

async function readStates(db: Queries, kind: Kind, rows: readonly Row[]): Promise<ExaminedState[][]> {
  const wanted = rows.map((row) => ({ row, live: row.live_revision, draft: draftOf(row) }));
  const data = await readData(
    db,
    wanted.flatMap(({ live, draft }) => [live ?? [], draft ?? []].flat()),
  );
  return wanted.map(({ row, live, draft }) => {
    const stateOf = (state: 'live' | 'draft', stored: Values | undefined): ExaminedState[] => {
      if (stored === undefined) return [];
      const values = readValues(kind.fields, stored);
      return [
        { kind, record: row.id, title: row.title, state, values, isMarkdown: stored.format === 'markdown' },
      ];
    };
    return [...stateOf('live', data.get(live ?? '')), ...stateOf('draft', data.get(draft ?? ''))];
  });
}

async function readData(db: Queries, ids: readonly string[]): Promise<Map<string, Values>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('revisions').select(['id', 'data']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, data }) => [id, readJson<Values>(data)]));
}
