import type { Values } from '../../contract/kinds/values.ts';
import type { Database, Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { inParts } from '../../lib/in-parts.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';
import { sourceName } from '../records/source-name.ts';
import { namedFilesOf } from './named-files.ts';

/** Rises when addresses are found in another way. */
const version = '1';
const versionKey = 'media_uses';
const batch = 500;

/** Notes which own files saved states name. */
export async function noteUses(db: Queries, states: readonly { id: string; data: Values }[]): Promise<void> {
  // What a translation was made from is shown nowhere.
  const rows = states.flatMap(({ id: revision, data: { [sourceName]: _, ...data } }) =>
    namedFilesOf(data).map((named, index) => ({ id: `${revision}-${index}`, revision, ...named })),
  );
  for (const part of inParts(rows)) await db.insertInto('media_uses').values(part).execute();
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
      await noteUses(
        trx,
        rows.map(({ id, data }) => ({ id, data: readJson<Values>(data) })),
      );
      if (rows.length < batch) break;
      last = rows.at(-1)?.id ?? '';
    }
    await writeMeta(trx, versionKey, version);
  });
}
