import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Database, Queries } from '../db/database.ts';
import { databaseErrorKind } from '../db/error-kind.ts';
import { readJson } from '../db/json.ts';
import { readMeta, writeMeta } from '../lib/meta.ts';
import { indexHash, indexValuesOf, searchTextOf } from './index-values.ts';
import { clearEntries } from './search-entries.ts';
import { syncEntries } from './sync-entries.ts';

const hashKey = 'records_index';
const batch = 500;
const triesMax = 20;
const pauseMs = 200;

/**
 * Fills the columns beside the data again when the definitions have changed since they were filled, and has searched what
 * is to be searched; returns whether it had to fill the columns. Servers of another version may write meanwhile: where
 * the database stops one of two that wait for each other, this one begins anew.
 */
export async function reindex({ queries }: Database, kinds: readonly Kind[]): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await fill(queries, kinds);
    } catch (error) {
      if (databaseErrorKind(error) !== 'busy' || tried === triesMax) throw error;
      await pause(pauseMs * (1 + Math.random()));
    }
  }
}

async function fill(queries: Queries, kinds: readonly Kind[]): Promise<boolean> {
  const hash = indexHash(kinds);
  const isCurrent = (await readMeta(queries, hashKey)) === hash;
  await queries.transaction().execute(async (trx) => {
    if (!isCurrent) {
      await clearEntries(trx);
      for (const kind of kinds) await reindexKind(trx, kind);
      await writeMeta(trx, hashKey, hash);
    }
    await syncEntries(trx, kinds);
  });
  return !isCurrent;
}

async function reindexKind(db: Queries, kind: Kind): Promise<void> {
  await writeTexts(db, kind);
  const records = await db
    .selectFrom('records')
    .select(['key', 'live_revision', 'head_revision'])
    .where('kind', '=', kind.name)
    .execute();
  for (const { key, live_revision, head_revision } of records) {
    const shown = await db
      .selectFrom('revisions')
      .select('data')
      .where('id', '=', live_revision ?? head_revision)
      .executeTakeFirst();
    if (shown === undefined) continue;
    const { slug: _, unique_key, ...index } = indexValuesOf(kind, readJson<Values>(shown.data));
    const unique = live_revision === null ? null : unique_key;
    await db
      .updateTable('records')
      .set({ ...index, unique_key: unique })
      .where('key', '=', key)
      .execute();
  }
}

/** Of the past revisions as well, which views of the content search. */
async function writeTexts(db: Queries, kind: Kind): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'data'])
      .where('kind', '=', kind.name)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, data } of rows) {
      await db
        .updateTable('revisions')
        .set({ search_text: searchTextOf(kind, readJson<Values>(data)) })
        .where('id', '=', id)
        .execute();
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < batch) return;
  }
}
