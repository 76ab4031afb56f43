import { sql } from 'kysely';
import { writeContent } from '../../core/records/write.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { maintenance } from '../../core/audit/audit.ts';
import { stemOf } from '../../core/media/file-names.ts';
import type { MediaContext } from './media-services.ts';
import { formerOf, requireMedia } from './repository.ts';

/** Removes files that nothing needs any more, goes on with smaller sizes that are missing, and adopts new files. */
export async function tidyMedia(context: MediaContext): Promise<void> {
  const { database, media } = context;
  await dropFormer(context);
  const kept = new Set((await readFormer(database.queries)).flatMap(({ files }) => files.map(stemOf)));
  await media.folder.sweep(async (stems) => {
    const rows = await database.queries
      .selectFrom('media')
      .select('stem')
      .where('stem', 'in', stems)
      .execute();
    const known = new Set(rows.map(({ stem }) => stem));
    return stems.filter((stem) => !known.has(stem) && !kept.has(stem));
  });
  media.variants.start();
  media.importer.start();
}

/** Former versions of files that no saved state names. */
async function dropFormer(context: MediaContext): Promise<void> {
  const { database, media } = context;
  for (const { id, files } of await readFormer(database.queries)) {
    const named = await namedStems(database.queries, files);
    if (files.every((file) => named.has(stemOf(file)))) continue;
    const dropped = await writeContent(context, maintenance, async (trx) => {
      const all = formerOf(await requireMedia(trx, id));
      const stillNamed = await namedStems(trx, all);
      const needed = all.filter((file) => stillNamed.has(stemOf(file)));
      await trx
        .updateTable('media')
        .set({ former: writeJson(needed) })
        .where('id', '=', id)
        .execute();
      return { result: all.filter((file) => !needed.includes(file)), entry: [], changed: 'nothing' };
    });
    for (const file of dropped) await media.folder.remove(file);
  }
}

async function readFormer(db: Queries): Promise<{ id: string; files: string[] }[]> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'former'])
    .where(sql<boolean>`cast(former as text) != '[]'`)
    .execute();
  return rows.map((row) => ({ id: row.id, files: formerOf(row) }));
}

async function namedStems(db: Queries, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await db
    .selectFrom('media_uses')
    .select('stem')
    .distinct()
    .where('stem', 'in', files.map(stemOf))
    .execute();
  return new Set(rows.map(({ stem }) => stem));
}
