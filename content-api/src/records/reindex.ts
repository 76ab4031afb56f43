import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Database, Queries } from '../db/database.ts';
import { databaseErrorKind } from '../db/error-kind.ts';
import { isEmbedded } from '../db/is-embedded.ts';
import { readJson } from '../db/json.ts';
import { readMeta, writeMeta } from '../lib/meta.ts';
import { indexHash, indexValuesOf, searchTextOf } from './index-values.ts';
import { addEntries, dropRecordEntries } from './search-entries.ts';
import { syncEntries } from './sync-entries.ts';

const hashKey = 'records_index';
/** Rows of one transaction: an edit by another server waits for so many at most. */
const rowsAtOnce = 50;
const triesMax = 20;
const pauseMs = 200;

/**
 * Fills the columns beside the data again when the definitions have changed since they were filled, and has searched what
 * is to be searched; returns whether it had to fill the columns. Servers of another version may read and write meanwhile.
 * A start that ends on the way leaves the rest to the next one.
 */
export async function reindex({ queries }: Database, kinds: readonly Kind[]): Promise<boolean> {
  const hash = indexHash(kinds);
  const isCurrent = (await readMeta(queries, hashKey)) === hash;
  if (!isCurrent) {
    const known = new Map(kinds.map((kind) => [kind.name, kind]));
    await inSteps(queries, (trx, after) => fillTexts(trx, known, after));
    await inSteps(queries, (trx, after) => fillRecords(trx, known, after));
    await writeMeta(queries, hashKey, hash);
  }
  await patiently(() => queries.transaction().execute((trx) => syncEntries(trx, kinds)));
  return !isCurrent;
}

/** Each step is a transaction that takes the rows after a key, and returns the key of its last one. */
async function inSteps(
  queries: Queries,
  step: (trx: Queries, after: string) => Promise<string | undefined>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    after = await patiently(() => queries.transaction().execute((trx) => step(trx, from)));
  }
}

/** Tries again where the database has stopped one of two servers that waited for each other. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (databaseErrorKind(error) !== 'busy' || tried === triesMax) throw error;
      await pause(pauseMs * (1 + Math.random()));
    }
  }
}

/** Of the past revisions as well, which views of the content search. */
async function fillTexts(
  db: Queries,
  kinds: ReadonlyMap<string, Kind>,
  after: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('revisions')
    .select(['id', 'kind', 'data', 'search_text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
  for (const { id, kind: name, data, search_text: former } of rows) {
    const kind = kinds.get(name);
    if (kind === undefined) continue;
    const search_text = searchTextOf(kind, readJson<Values>(data));
    if (search_text === former) continue;
    await db.updateTable('revisions').set({ search_text }).where('id', '=', id).execute();
  }
  return rows.at(-1)?.id;
}

async function fillRecords(
  db: Queries,
  kinds: ReadonlyMap<string, Kind>,
  after: string,
): Promise<string | undefined> {
  const records = await db
    .selectFrom('records')
    .innerJoin('revisions as shown', (join) =>
      join.on('shown.id', '=', sql<string>`coalesce(records.live_revision, records.head_revision)`),
    )
    .select(['records.key', 'records.kind', 'live_revision', 'head_revision', 'shown.id', 'shown.data'])
    .where('records.key', '>', after)
    .orderBy('records.key')
    .limit(rowsAtOnce)
    // Otherwise an edit in between would be undone. The embedded database has one writer.
    .$if(!isEmbedded(db), (query) => query.forUpdate('records'))
    .execute();
  for (const { key, kind: name, live_revision, head_revision, id, data } of records) {
    const kind = kinds.get(name);
    if (kind === undefined) continue;
    const { slug: _, unique_key, ...index } = indexValuesOf(kind, readJson<Values>(data));
    const unique = live_revision === null ? null : unique_key;
    await db
      .updateTable('records')
      .set({ ...index, unique_key: unique })
      .where('key', '=', key)
      .execute();
    await dropRecordEntries(db, key);
    await addEntries(db, kind, [...new Set([id, head_revision])]);
  }
  return records.at(-1)?.key;
}
