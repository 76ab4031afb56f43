import { sql } from 'kysely';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import { isEmbedded } from '../db/is-embedded.ts';
import { readJson } from '../db/json.ts';
import { listValuesOf, tagsOf } from './index-values.ts';
import type { ListValue } from './index-values.ts';

/** Indexes exactly the public and the newest revision of a record. */
export async function syncSearchEntries(db: Queries, kind: Kind, record: string): Promise<void> {
  const row = await db
    .selectFrom('records')
    .select(['live_revision', 'head_revision'])
    .where('key', '=', record)
    .executeTakeFirst();
  const wanted = new Set([row?.live_revision, row?.head_revision].filter((id) => typeof id === 'string'));
  const known = new Set(await readEntries(db, record));
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

/** Removes a record from the search index. */
export async function dropRecordEntries(db: Queries, record: string): Promise<void> {
  await dropEntries(db, await readEntries(db, record));
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
  for (const { id, record, data: json, search_text } of rows) {
    await addEntry(db, { revision: id, record }, search_text.trim());
    const data = readJson<Values>(json);
    await addTags(db, id, tagsOf(kind, data));
    await addValues(db, id, listValuesOf(kind, data));
  }
}

async function addTags(db: Queries, revision: string, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await db
    .insertInto('search_tags')
    .values(tags.map((tag) => ({ revision, tag })))
    .onConflict((it) => it.doNothing())
    .execute();
}

async function addValues(db: Queries, revision: string, values: readonly ListValue[]): Promise<void> {
  if (values.length === 0) return;
  await db
    .insertInto('search_values')
    .values(values.map((value) => ({ revision, ...value })))
    .onConflict((it) => it.doNothing())
    .execute();
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
  if (!isEmbedded(db)) return;
  for (const { id } of dropped) await sql`delete from search_words where rowid = ${id}`.execute(db);
}

async function readEntries(db: Queries, record: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_entries')
    .select('revision')
    .where('record', '=', record)
    .execute();
  return rows.map(({ revision }) => revision);
}

/** Another process may have added it meanwhile. */
async function addEntry(
  db: Queries,
  { revision, record }: { revision: string; record: string },
  words: string,
): Promise<void> {
  if (!isEmbedded(db)) {
    await sql`insert into search_entries (revision, record, words)
      values (${revision}, ${record}, array_to_tsvector(string_to_array(${words}, ' ')))
      on conflict (revision) do nothing`.execute(db);
    return;
  }
  const added = await db
    .insertInto('search_entries')
    .values({ revision, record })
    .onConflict((it) => it.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  await sql`insert into search_words (rowid, words) values (${added.id}, ${words})`.execute(db);
}
