import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';

export const originSchema = z.object({
  /** Key of the record. */
  record: z.string(),
  import: z.string(),
  source: z.string(),
  sourceId: z.string(),
  /** Paths on the old site. */
  addresses: z.array(z.string()),
  state: z.string(),
  at: z.string(),
  revision: z.string(),
});
/** Where a record of a batch comes from, and what the batch made of it. */
export type Origin = z.output<typeof originSchema>;

type Where = { source: string } | { import: string };

const partSize = 200;

/** Origins in the order of their records, some at a time: all of them may be too many for the memory. */
export async function* originParts(db: Queries, where: Where): AsyncGenerator<Origin[]> {
  for (let after = ''; ;) {
    const all = db
      .selectFrom('origins')
      .selectAll()
      .where('record', '>', after)
      .orderBy('record')
      .limit(partSize);
    const rows = await (
      'source' in where ? all.where('source', '=', where.source) : all.where('import', '=', where.import)
    ).execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ source_id: sourceId, addresses, ...rest }) =>
      originSchema.parse({ ...rest, sourceId, addresses: readJson<unknown>(addresses) }),
    );
    after = last.record;
  }
}

export async function saveOrigin(db: Queries, { sourceId, addresses, ...rest }: Origin): Promise<void> {
  const row = { ...rest, source_id: sourceId, addresses: writeJson(addresses) };
  await db
    .insertInto('origins')
    .values(row)
    .onConflict((clash) => clash.column('record').doUpdateSet(row))
    .execute();
}
