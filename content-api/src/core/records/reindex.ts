import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Database, Queries } from '../../db/database.ts';
import { databaseErrorKind } from '../../db/error-kind.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { readJson } from '../../db/json.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';
import { indexHash, indexValuesOf, listValuesOf, searchTextOf, tagsOf } from './index-values.ts';
import type { ListValue } from './index-values.ts';
import { readLanguages } from './read-languages.ts';
import { addEntries, dropEntries } from './search-entries.ts';
import { readSearchLanguage, writeSearchLanguage } from './search-language.ts';
import { syncEntries } from './sync-entries.ts';
import { shownRevision } from './private-records.ts';
import { isUniqueTaken } from './names.ts';

const hashKey = 'records_index';
/** Rows of one transaction: an edit by another server waits for so many at most. */
const rowsAtOnce = 50;
const triesMax = 20;
const pauseMs = 200;

/**
 * Fills the columns beside the data again when the definitions have changed since they were filled, and has searched what
 * is to be searched; returns whether it had to fill the columns. Servers of another version may read and write meanwhile.
 * A start that ends on the way leaves the rest to the next one.
 */
export async function reindex({ queries }: Database, kinds: readonly Kind[]): Promise<boolean> {
  const { first } = await readLanguages(queries);
  const hash = indexHash(kinds, first);
  const isCurrent = (await readMeta(queries, hashKey)) === hash;
  if (!isCurrent) {
    await writeSearchLanguage(queries, first);
    await inSteps(queries, (trx, after) => fillRecords(trx, kinds, after));
    await inSteps(queries, (trx, after) => fillTexts(trx, kinds, after));
    await writeMeta(queries, hashKey, hash);
  }
  await patiently(() => queries.transaction().execute((trx) => syncEntries(trx, kinds)));
  return !isCurrent;
}

/** The same where the site has got another first language since. */
export async function reindexLanguage(database: Database, kinds: readonly Kind[]): Promise<void> {
  const { queries } = database;
  const { first } = await readLanguages(queries);
  if (first !== (await readSearchLanguage(queries))) await reindex(database, kinds);
}

/** Each step is a transaction that takes the rows after a key, and returns the key of its last one. */
async function inSteps(
  queries: Queries,
  step: (trx: Queries, after: string) => Promise<string | undefined>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    after = await patiently(() => queries.transaction().execute((trx) => step(trx, from)));
  }
}

/** Tries again where the database has stopped one of two servers that waited for each other. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (databaseErrorKind(error) !== 'busy' || tried === triesMax) throw error;
      await pause(pauseMs * (1 + Math.random()));
    }
  }
}

/** Renews columns, words and tags of the next records, where they differ. */
async function fillRecords(db: Queries, kinds: readonly Kind[], after: string): Promise<string | undefined> {
  const records = await db
    .selectFrom('records')
    .select(['key', 'kind', 'head_revision', 'title', 'title_key', 'sort_key', 'unique_key'])
    .select(shownRevision.as('shown'))
    .where('key', '>', after)
    .orderBy('key')
    .limit(rowsAtOnce)
    // Otherwise an edit in between would be undone. The embedded database has one writer.
    .$if(!isEmbedded(db), (query) => query.forUpdate())
    .execute();
  const revisions = await fillRevisions(
    db,
    kinds,
    records.flatMap(({ shown, head_revision }) => [shown ?? head_revision, head_revision]),
  );
  for (const { key, kind: name, shown, head_revision, ...former } of records) {
    const kind = findKind(name, kinds);
    const data = revisions.get(shown ?? head_revision);
    if (kind === undefined || data === undefined) continue;
    const { slug: _, ...values } = indexValuesOf(kind, data);
    const index = { ...values, unique_key: shown === null ? null : values.unique_key };
    if (isDeepStrictEqual(index, former)) continue;
    // What differed before may be compared alike now; it stays public, and the first of them has the value.
    if (index.unique_key !== former.unique_key && (await isUniqueTaken(db, key, index.unique_key)))
      index.unique_key = null;
    await db.updateTable('records').set(index).where('key', '=', key).execute();
  }
  return records.at(-1)?.key;
}

/** Renews words and tags in the search index for these revisions, where they differ. Returns the revisions' data. */
async function fillRevisions(
  db: Queries,
  kinds: readonly Kind[],
  ids: string[],
): Promise<Map<string, Values>> {
  const found = new Map<string, Values>();
  if (ids.length === 0) return found;
  const first = await readSearchLanguage(db);
  const rows = await db
    .selectFrom('revisions')
    .select(['id', 'kind', 'data', 'search_text'])
    .where('id', 'in', ids)
    .execute();
  const tags = await db.selectFrom('search_tags').selectAll().where('revision', 'in', ids).execute();
  const values = await db.selectFrom('search_values').selectAll().where('revision', 'in', ids).execute();
  for (const { id, kind: name, data: json, search_text } of rows) {
    const kind = findKind(name, kinds);
    if (kind === undefined) continue;
    const data = readJson<Values>(json);
    found.set(id, data);
    const isOwn = ({ revision }: { revision: string }) => revision === id;
    const had = [tags.filter(isOwn).map(({ tag }) => tag), values.filter(isOwn).map(wordOf)];
    const wanted = [tagsOf(kind, data), listValuesOf(kind, data).map(wordOf)];
    const hasText = await fillText(db, kind, { id, data, search_text, first });
    if (hasText && had.every((words, at) => isDeepStrictEqual(new Set(words), new Set(wanted[at])))) continue;
    await dropEntries(db, [id]);
    await addEntries(db, kind, [id]);
  }
  return found;
}

function wordOf({ field, value }: ListValue): string {
  return `${field} ${value}`;
}

/** Renews the search text of the next revisions. Past ones count as well: views of the content search them. */
async function fillTexts(db: Queries, kinds: readonly Kind[], after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('revisions')
    .select(['id', 'kind', 'data', 'search_text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
  const first = await readSearchLanguage(db);
  for (const { id, kind: name, data, search_text } of rows) {
    const kind = findKind(name, kinds);
    if (kind !== undefined)
      await fillText(db, kind, { id, data: readJson<Values>(data), search_text, first });
  }
  return rows.at(-1)?.id;
}

/** Returns whether the text was right already. */
async function fillText(
  db: Queries,
  kind: Kind,
  { id, data, search_text: former, first }: { id: string; data: Values; search_text: string; first: string },
): Promise<boolean> {
  const search_text = searchTextOf(kind, data, first);
  if (search_text === former) return true;
  await db.updateTable('revisions').set({ search_text }).where('id', '=', id).execute();
  return false;
}
