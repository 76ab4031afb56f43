import { sql } from 'kysely';
import { storedName } from '../../contract/kinds/kind-in.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { addEntries, dropEntries } from './search-entries.ts';

const batch = 500;
/** From so many on, the index is worth being packed. */
const manyEntries = 1_000;

/**
 * Brings what is searched in line with the records, whatever wrote them: a restore, a copy, or an earlier version beside
 * this one. It asks for the differences alone, so that a start with many records stays short.
 */
export async function syncEntries(db: Queries, kinds: readonly Kind[]): Promise<void> {
  for (;;) {
    const stale = await listStale(db);
    await dropEntries(db, stale);
    if (stale.length < batch) break;
  }
  let added = 0;
  for (const kind of await listStoredKinds(db, kinds)) {
    const missing = await listMissing(db, kind);
    for (let at = 0; at < missing.length; at += batch)
      await addEntries(db, kind, missing.slice(at, at + batch));
    added += missing.length;
  }
  if (added >= manyEntries && isEmbedded(db))
    await sql`insert into search_words (search_words) values ('optimize')`.execute(db);
}

async function listStale(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('search_entries')
    .leftJoin('records', 'records.key', 'search_entries.record')
    .select('search_entries.revision')
    .where((eb) =>
      eb.or([
        eb('records.key', 'is', null),
        eb.and([
          eb('search_entries.revision', '!=', eb.ref('records.head_revision')),
          eb.or([
            eb('records.live_revision', 'is', null),
            eb('search_entries.revision', '!=', eb.ref('records.live_revision')),
          ]),
        ]),
      ]),
    )
    .limit(batch)
    .execute();
  return rows.map(({ revision }) => revision);
}

/** The kinds that there are records of, in each language. */
async function listStoredKinds(db: Queries, kinds: readonly Kind[]): Promise<Kind[]> {
  const rows = await db.selectFrom('records').select('kind').distinct().execute();
  return rows.flatMap(({ kind }) => findKind(kind, kinds) ?? []);
}

async function listMissing(db: Queries, kind: Kind): Promise<string[]> {
  const found = await Promise.all(
    (['live_revision', 'head_revision'] as const).map((column) =>
      db
        .selectFrom('records')
        .select(`records.${column} as revision`)
        .where('kind', '=', storedName(kind))
        .where(`records.${column}`, 'is not', null)
        .where(`records.${column}`, 'not in', db.selectFrom('search_entries').select('revision'))
        .execute(),
    ),
  );
  return [...new Set(found.flat().flatMap(({ revision }) => revision ?? []))];
}
