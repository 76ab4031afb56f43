import { sql } from 'kysely';
import { writeContent } from '../content/write-content.ts';
import type { Context } from '../context.ts';
import { writeJson } from '../db/json.ts';
import { maintenance } from '../lib/audit.ts';
import { stemOf } from './file-names.ts';
import { formerOf, requireMedia } from './repository.ts';

/** Removes files that nothing needs any more, goes on with smaller sizes that are missing, and adopts new files. */
export async function tidyMedia(context: Context): Promise<void> {
  const { database, media } = context;
  await dropFormer(context);
  await media.folder.sweep(async (stem) => {
    const row = await database.queries
      .selectFrom('media')
      .select('id')
      .where((eb) => eb.or([eb('stem', '=', stem), sql<boolean>`cast(former as text) like ${`%${stem}%`}`]))
      .executeTakeFirst();
    return row !== undefined;
  });
  media.variants.start();
  media.adopter.start();
}

/** Former versions of files that no saved state names. */
async function dropFormer(context: Context): Promise<void> {
  const { database, media } = context;
  const rows = await database.queries
    .selectFrom('media')
    .select('id')
    .where(sql<boolean>`cast(former as text) != '[]'`)
    .execute();
  for (const { id } of rows) {
    const dropped = await writeContent(context, maintenance, async (trx) => {
      const all = formerOf(await requireMedia(trx, id));
      const stems = all.map(stemOf);
      const rows = await trx.selectFrom('media_uses').select('stem').where('stem', 'in', stems).execute();
      const named = new Set(rows.map(({ stem }) => stem));
      const needed = all.filter((file) => named.has(stemOf(file)));
      await trx
        .updateTable('media')
        .set({ former: writeJson(needed) })
        .where('id', '=', id)
        .execute();
      return { result: all.filter((file) => !needed.includes(file)), entry: [], isHidden: true };
    });
    for (const file of dropped) await media.folder.remove(file);
  }
}
