import { sql } from 'kysely';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { readJson } from '../../db/json.ts';
import { inParts } from '../../lib/in-parts.ts';
import { listValuesOf, tagsOf } from './index-values.ts';

/** Indexes exactly the public and the newest revision of these records of a kind. */
export async function syncSearchEntries(db: Queries, kind: Kind, records: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('records')
    .select(['live_revision', 'head_revision'])
    .where('key', 'in', records)
    .execute();
  const wanted = new Set(rows.flatMap((row) => [row.live_revision ?? [], row.head_revision].flat()));
  const known = new Set(await readEntries(db, records));
  await dropEntries(
    db,
    [...known].filter((id) => !wanted.has(id)),
  );
  await addEntries(
    db,
    kind,
    [...wanted].filter((id) => !known.has(id)),
  );
}

/** Removes records from the search index. */
export async function dropRecordEntries(db: Queries, records: readonly string[]): Promise<void> {
  const revisions = db.selectFrom('search_entries').select('revision').where('record', 'in', records);
  await db.deleteFrom('search_values').where('revision', 'in', revisions).execute();
  await db.deleteFrom('search_tags').where('revision', 'in', revisions).execute();
  const dropped = await db
    .deleteFrom('search_entries')
    .where('record', 'in', records)
    .returning('id')
    .execute();
  await dropWords(db, dropped);
}

/** Empties the search index. */
export async function clearEntries(db: Queries): Promise<void> {
  await db.deleteFrom('search_values').execute();
  await db.deleteFrom('search_tags').execute();
  await db.deleteFrom('search_entries').execute();
  if (isEmbedded(db)) await sql`insert into search_words (search_words) values ('delete-all')`.execute(db);
}

/** Adds revisions of a kind to the search index. */
export async function addEntries(db: Queries, kind: Kind, revisions: readonly string[]): Promise<void> {
  if (revisions.length === 0) return;
  const rows = await db
    .selectFrom('revisions')
    .select(['id', 'record', 'data', 'search_text'])
    .where('id', 'in', revisions)
    .execute();
  await indexRevisions(
    db,
    kind,
    rows.map((row) => ({ ...row, data: readJson<Values>(row.data) })),
  );
}

/** A revision with what a search finds it by. */
export interface SavedRevision {
  id: string;
  /** The record's key. */
  record: string;
  data: Values;
  search_text: string;
}

/** The same for revisions at hand. */
export async function indexRevisions(
  db: Queries,
  kind: Kind,
  revisions: readonly SavedRevision[],
): Promise<void> {
  await addWords(
    db,
    revisions.map(({ id, record, search_text }) => ({ revision: id, record, words: search_text.trim() })),
  );
  const tags = revisions.flatMap(({ id, data }) => tagsOf(kind, data).map((tag) => ({ revision: id, tag })));
  for (const part of inParts(tags)) {
    await db
      .insertInto('search_tags')
      .values(part)
      .onConflict((it) => it.doNothing())
      .execute();
  }
  const values = revisions.flatMap(({ id, data }) =>
    listValuesOf(kind, data).map((value) => ({ revision: id, ...value })),
  );
  for (const part of inParts(values)) {
    await db
      .insertInto('search_values')
      .values(part)
      .onConflict((it) => it.doNothing())
      .execute();
  }
}

/** Removes revisions from the search index. */
export async function dropEntries(db: Queries, revisions: readonly string[]): Promise<void> {
  if (revisions.length === 0) return;
  await db.deleteFrom('search_values').where('revision', 'in', revisions).execute();
  await db.deleteFrom('search_tags').where('revision', 'in', revisions).execute();
  const dropped = await db
    .deleteFrom('search_entries')
    .where('revision', 'in', revisions)
    .returning('id')
    .execute();
  await dropWords(db, dropped);
}

async function dropWords(db: Queries, dropped: readonly { id: number }[]): Promise<void> {
  if (!isEmbedded(db) || dropped.length === 0) return;
  const ids = sql.join(dropped.map(({ id }) => id));
  await sql`delete from search_words where rowid in (${ids})`.execute(db);
}

async function readEntries(db: Queries, records: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('search_entries')
    .select('revision')
    .where('record', 'in', records)
    .execute();
  return rows.map(({ revision }) => revision);
}

interface Entry {
  revision: string;
  record: string;
  words: string;
}

/** Another process may have added some of them meanwhile. */
async function addWords(db: Queries, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  if (!isEmbedded(db)) {
    const rows = entries.map(
      ({ revision, record, words }) =>
        sql`(${revision}, ${record}, array_to_tsvector(string_to_array(${words}, ' ')))`,
    );
    await sql`insert into search_entries (revision, record, words) values ${sql.join(rows)}
      on conflict (revision) do nothing`.execute(db);
    return;
  }
  const added = await db
    .insertInto('search_entries')
    .values(entries.map(({ revision, record }) => ({ revision, record })))
    .onConflict((it) => it.doNothing())
    .returning(['id', 'revision'])
    .execute();
  const wordsOf = new Map(entries.map(({ revision, words }) => [revision, words]));
  const rows = added.map(({ id, revision }) => sql`(${id}, ${wordsOf.get(revision) ?? ''})`);
  if (rows.length > 0)
    await sql`insert into search_words (rowid, words) values ${sql.join(rows)}`.execute(db);
}
