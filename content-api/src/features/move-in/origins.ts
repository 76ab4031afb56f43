import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';

/** Where a record of a batch comes from, and what the batch made of it. */
export interface Origin {
  /** Key of the record. */
  record: string;
  import: string;
  source: string;
  sourceId: string;
  /** Paths on the old site. */
  addresses: string[];
  state: string;
  at: string;
  revision: string;
}

const addressesSchema = z.array(z.string());

export async function readOrigins(
  db: Queries,
  where: { source: string } | { import: string },
): Promise<Origin[]> {
  const all = db.selectFrom('origins').selectAll().orderBy('record');
  const rows = await (
    'source' in where ? all.where('source', '=', where.source) : all.where('import', '=', where.import)
  ).execute();
  return rows.map(({ source_id: sourceId, addresses, ...rest }) => {
    return { ...rest, sourceId, addresses: addressesSchema.parse(readJson<unknown>(addresses)) };
  });
}

export async function saveOrigin(db: Queries, { sourceId, addresses, ...rest }: Origin): Promise<void> {
  const row = { ...rest, source_id: sourceId, addresses: writeJson(addresses) };
  await db
    .insertInto('origins')
    .values(row)
    .onConflict((clash) => clash.column('record').doUpdateSet(row))
    .execute();
}
