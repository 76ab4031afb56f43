import { redirect } from '../../contract/kinds/redirect.ts';
import type { RedirectHits } from '../../contract/redirects.ts';
import type { Queries } from '../../db/database.ts';
import { recordKey } from '../../core/records/record-key.ts';

/** Adds to the hits of redirects; those of records that are no longer there are dropped. */
export async function addHits(db: Queries, hits: readonly { _id: string; count: number }[], at: string) {
  for (const { _id, count } of hits) {
    const record = recordKey(redirect, _id);
    const known = await db.selectFrom('records').select('key').where('key', '=', record).executeTakeFirst();
    if (known === undefined) continue;
    await db
      .insertInto('redirect_hits')
      .values({ record, count, last_at: at })
      .onConflict((clash) =>
        clash
          .column('record')
          .doUpdateSet((eb) => ({ count: eb('redirect_hits.count', '+', count), last_at: at })),
      )
      .execute();
  }
}

export async function listHits(db: Queries): Promise<RedirectHits> {
  const rows = await db
    .selectFrom('redirect_hits')
    .innerJoin('records', 'records.key', 'redirect_hits.record')
    .select(['records.id', 'redirect_hits.count', 'redirect_hits.last_at'])
    .execute();
  return { hits: rows.map(({ id, count, last_at }) => ({ _id: id, count: Number(count), lastAt: last_at })) };
}
