import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';

/** Columns of a record that a draft or a publication changes. */
const beforeSchema = z.object({
  title: z.string(),
  title_key: z.string(),
  sort_key: z.string(),
  head_revision: z.string(),
  draft_revision: z.string().nullable(),
  live_revision: z.string().nullable(),
  live_at: z.string().nullable(),
  next_at: z.string().nullable(),
  updated_at: z.string(),
});
export type Before = z.output<typeof beforeSchema>;

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
  /** What the record was before; null where the batch made it. */
  before: beforeSchema.nullable(),
});
/** Where a record of a batch comes from, and what the batch made of it. */
export type Origin = z.output<typeof originSchema>;

type Where = { source: string } | { import: string };

const partSize = 200;

/**
 * Origins in the order of their records, some at a time: all of them may be too many for the memory. Others are answered in
 * between: an embedded database never waits, so nothing else would have its turn.
 */
export async function* originParts(db: Queries, where: Where): AsyncGenerator<Origin[]> {
  for (let after = ''; ;) {
    await setImmediate();
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
    yield rows.map(({ source_id: sourceId, addresses, before, ...rest }) =>
      originSchema.parse({
        ...rest,
        sourceId,
        addresses: readJson<unknown>(addresses),
        before: before === null ? null : readJson<unknown>(before),
      }),
    );
    after = last.record;
  }
}

export async function countOrigins(db: Queries, batch: string): Promise<number> {
  const { count } = await db
    .selectFrom('origins')
    .select((of) => of.fn.countAll().as('count'))
    .where('import', '=', batch)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was there of a record before a batch changed it. */
export function beforeOf(row: object): Before {
  return beforeSchema.parse(row);
}

export async function saveOrigin(
  db: Queries,
  { sourceId, addresses, before, ...rest }: Origin,
): Promise<void> {
  const row = {
    ...rest,
    source_id: sourceId,
    addresses: writeJson(addresses),
    before: before && writeJson(before),
  };
  await db
    .insertInto('origins')
    .values(row)
    .onConflict((clash) => clash.column('record').doUpdateSet(row))
    .execute();
}
