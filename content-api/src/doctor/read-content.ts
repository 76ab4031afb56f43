import { findKind } from '../contract/kinds/find-kind.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import { readJson } from '../db/json.ts';
import { readValues } from '../records/read-values.ts';
import { draftOf } from '../records/record-state.ts';
import type { Examined } from './facts.ts';

/** A record's state that visitors see, or the draft that they will. */
export interface ExaminedState extends Examined {
  record: string;
  title: string;
  state: 'live' | 'draft';
}

const batch = 200;

/** Every record outside the trash, public states first, with the newest drafts. */
export async function readContent(db: Queries, kinds: readonly Kind[]): Promise<ExaminedState[]> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('trashed_at', 'is', null)
    .orderBy('kind')
    .orderBy('title')
    .orderBy('id')
    .execute();
  const wanted = rows.flatMap((row) => {
    const kind = findKind(row.kind, kinds);
    const draft = draftOf(row);
    if (kind === undefined) return [];
    return [
      ...(row.live_revision === null ? [] : [{ row, kind, id: row.live_revision, state: 'live' as const }]),
      ...(draft === null ? [] : [{ row, kind, id: draft, state: 'draft' as const }]),
    ];
  });
  const data = await readData(
    db,
    wanted.map(({ id }) => id),
  );
  const states = wanted.flatMap(({ row, kind, id, state }): ExaminedState[] => {
    const stored = data.get(id);
    if (stored === undefined) return [];
    const values = readValues(kind.fields, stored);
    return [
      { kind, record: row.id, title: row.title, state, values, isMarkdown: stored.format === 'markdown' },
    ];
  });
  return [
    ...states.filter(({ state }) => state === 'live'),
    ...states.filter(({ state }) => state === 'draft'),
  ];
}

async function readData(db: Queries, ids: readonly string[]): Promise<Map<string, Values>> {
  const data = new Map<string, Values>();
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'data'])
      .where('id', 'in', ids.slice(start, start + batch))
      .execute();
    for (const row of rows) data.set(row.id, readJson<Values>(row.data));
  }
  return data;
}
