import { sql } from 'kysely';
import { kinds } from '../../contract/kinds/index.ts';
import type { Reads } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import { stemOf } from '../media/file-names.ts';

/** Kinds whose records are never public. */
const hiddenKinds = kinds.filter(({ isPrivate }) => isPrivate === true).map(({ name }) => name);

/**
 * The stems of files that a private record names and no public record shows: everybody else gets a 404 for them.
 *
 * @param among those that are asked about; left out: all
 */
export async function listPrivateFiles(db: Reads, among?: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const parts = among === undefined ? [undefined] : inParts(among);
  for (const part of parts) {
    const rows = await db
      .selectFrom('media_uses as used')
      .innerJoin('revisions', 'revisions.id', 'used.revision')
      .innerJoin('records', 'records.key', 'revisions.record')
      .leftJoin('audiences', 'audiences.id', 'records.id')
      .select('used.stem')
      .distinct()
      .where((eb) =>
        eb.or([eb('audiences.audience', '!=', 'everyone'), eb('records.kind', 'in', hiddenKinds)]),
      )
      .where((eb) => eb.not(isShownPublicly('used.stem')))
      .$if(part !== undefined, (query) => query.where('used.stem', 'in', part ?? []))
      .execute();
    for (const { stem } of rows) found.add(stem);
  }
  return found;
}

/** Those rows of the library that are of no private file. */
export async function withoutPrivateFiles<Row extends { path: string }>(
  db: Reads,
  rows: readonly Row[],
): Promise<Row[]> {
  const hidden = await listPrivateFiles(db);
  return rows.filter(({ path }) => !hidden.has(stemOf(path)));
}

/** SQL: a public record shows the file. */
function isShownPublicly(stem: string) {
  return sql<boolean>`exists (
    select 1 from media_uses w
      join revisions v on v.id = w.revision
      join records p on p.key = v.record
    where w.stem = ${sql.ref(stem)} and p.live_revision = w.revision)`;
}

/** Files of a private record that everybody may see, with the titles of the public records that show them. */
export async function listPublicFiles(db: Reads, id: string): Promise<{ stem: string; title: string }[]> {
  return db
    .selectFrom('media_uses as used')
    .innerJoin('revisions', 'revisions.id', 'used.revision')
    .innerJoin('records', 'records.key', 'revisions.record')
    .innerJoin('media_uses as other', 'other.stem', 'used.stem')
    .innerJoin('records as public', 'public.live_revision', 'other.revision')
    .select(['used.stem', 'public.title'])
    .distinct()
    .where('records.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('used.revision', '=', eb.ref('records.private_revision')),
        eb('used.revision', '=', eb.ref('records.draft_revision')),
        eb('used.revision', '=', eb.ref('records.head_revision')),
      ]),
    )
    .where('public.id', '!=', id)
    .orderBy('public.title')
    .execute();
}
