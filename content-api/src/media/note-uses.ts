import type { Values } from '../contract/kinds/values.ts';
import type { Database, Queries } from '../db/database.ts';
import { readJson } from '../db/json.ts';
import { readMeta, writeMeta } from '../lib/meta.ts';
import { namedFilesOf } from './named-files.ts';

/** Rises when addresses are found in another way. */
const version = '1';
const versionKey = 'media_uses';
const batch = 500;

/** Notes which own files a saved state names. */
export async function noteUses(db: Queries, revision: string, data: Values): Promise<void> {
  const rows = namedFilesOf(data).map((named, index) => ({ id: `${revision}-${index}`, revision, ...named }));
  if (rows.length > 0) await db.insertInto('media_uses').values(rows).execute();
}

/** Notes the same for states that were saved before that was done. */
export async function noteEarlierUses({ queries }: Database): Promise<void> {
  if ((await readMeta(queries, versionKey)) === version) return;
  await queries.transaction().execute(async (trx) => {
    await trx.deleteFrom('media_uses').execute();
    let last = '';
    for (;;) {
      const rows = await trx
        .selectFrom('revisions')
        .select(['id', 'data'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const { id, data } of rows) await noteUses(trx, id, readJson<Values>(data));
      if (rows.length < batch) break;
      last = rows.at(-1)?.id ?? '';
    }
    await writeMeta(trx, versionKey, version);
  });
}
