import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { hasWords } from '../../contract/kinds/field-words.ts';
import { kindIn, originalOf, storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { inWords } from '../../core/records/in-words.ts';
import { readValues } from '../../core/records/read-values.ts';
import { originalKey } from '../../core/records/record-key.ts';
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
 * memory. Of a record the public state comes first, then the newest draft. Its translations follow.
 *
 * @param languages further ones of the site
 */
export async function* eachRecord(
  db: Queries,
  kinds: readonly Kind[],
  languages: readonly string[],
): AsyncGenerator<ExaminedState[][]> {
  const inOrder = kinds.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const translated = languages.flatMap((code) => inOrder.filter(hasWords).map((kind) => kindIn(kind, code)));
  for (const kind of [...inOrder, ...translated]) {
    let rows = await readRows(db, kind);
    while (rows.length > 0) {
      yield await readStates(db, kind, rows);
      await setImmediate();
      rows = rows.length < batchSize ? [] : await readRows(db, kind, rows.at(-1));
    }
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Queries, kind: Kind, last?: { title_key: string; id: string }) {
  return db
    .selectFrom('records')
    .selectAll()
    .where('kind', '=', storedName(kind))
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
  const originals = kind.language === undefined ? undefined : await readOriginals(db, kind, rows);
  return wanted.map(({ row, live, draft }) => {
    const stateOf = (state: 'live' | 'draft', stored: Values | undefined): ExaminedState[] => {
      const original = originals?.get(row.id);
      if (stored === undefined || (originals !== undefined && original === undefined)) return [];
      const values =
        original === undefined
          ? readValues(kind.fields, stored)
          : // Where the form has them as well.
            inWords(kind, original, stored, { keepsAll: true });
      const isMarkdown = (original ?? stored).format === 'markdown';
      return [{ kind, record: row.id, title: row.title, state, values, isMarkdown }];
    };
    return [...stateOf('live', data.get(live ?? '')), ...stateOf('draft', data.get(draft ?? ''))];
  });
}

/** What is public of the originals of translations, else their newest states, by id. Those in the trash hide their translations. */
async function readOriginals(db: Queries, kind: Kind, rows: readonly Row[]): Promise<Map<string, Values>> {
  if (rows.length === 0) return new Map();
  const originals = await db
    .selectFrom('records')
    .select(['id', 'live_revision', 'head_revision', 'trashed_at'])
    .where(
      'key',
      'in',
      rows.map(({ id }) => originalKey(kind, id)),
    )
    .execute();
  const revisionOf = new Map(originals.map((one) => [one.id, one.live_revision ?? one.head_revision]));
  const hidden = new Set(originals.filter((one) => one.trashed_at !== null).map(({ id }) => id));
  const data = await readData(db, [...revisionOf.values()]);
  return new Map(
    rows
      .filter(({ id }) => !hidden.has(id) && (revisionOf.has(id) || originalOf(kind).single === true))
      .map(({ id }) => [id, data.get(revisionOf.get(id) ?? '') ?? {}]),
  );
}

async function readData(db: Queries, ids: readonly string[]): Promise<Map<string, Values>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('revisions').select(['id', 'data']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, data }) => [id, readJson<Values>(data)]));
}
