import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Database, Queries } from '../db/database.ts';
import { readJson } from '../db/json.ts';
import { readMeta, writeMeta } from '../lib/meta.ts';
import { indexHash, indexValuesOf, searchTextOf } from './index-values.ts';

const hashKey = 'records_index';

/**
 * Fills the columns beside the data again when the definitions have changed since they were filled; returns whether it
 * had to.
 */
export async function reindex({ queries }: Database, kinds: readonly Kind[]): Promise<boolean> {
  const hash = indexHash(kinds);
  if ((await readMeta(queries, hashKey)) === hash) return false;
  await queries.transaction().execute(async (trx) => {
    for (const kind of kinds) await reindexKind(trx, kind);
    await writeMeta(trx, hashKey, hash);
  });
  return true;
}

async function reindexKind(db: Queries, kind: Kind): Promise<void> {
  const records = await db
    .selectFrom('records')
    .select(['key', 'live_revision', 'head_revision'])
    .where('kind', '=', kind.name)
    .execute();
  for (const { key, live_revision, head_revision } of records) {
    const shown = await reindexRevision(db, kind, live_revision ?? head_revision);
    if (live_revision !== null && live_revision !== head_revision)
      await reindexRevision(db, kind, head_revision);
    if (shown === undefined) continue;
    const { slug: _, unique_key, ...index } = indexValuesOf(kind, shown);
    const unique = live_revision === null ? null : unique_key;
    await db
      .updateTable('records')
      .set({ ...index, unique_key: unique })
      .where('key', '=', key)
      .execute();
  }
}

async function reindexRevision(db: Queries, kind: Kind, id: string): Promise<Values | undefined> {
  const row = await db.selectFrom('revisions').select('data').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const data = readJson<Values>(row.data);
  await db
    .updateTable('revisions')
    .set({ search_text: searchTextOf(kind, data) })
    .where('id', '=', id)
    .execute();
  return data;
}
