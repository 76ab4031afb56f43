import { sql } from 'kysely';
import type { AliasedRawBuilder, RawBuilder } from 'kysely';
import { isWords } from '../../contract/kinds/field-words.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { originalOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Featured } from '../../contract/paging.ts';
import type { Reads } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { inParts } from '../../lib/in-parts.ts';
import type { Page } from '../../lib/page.ts';
import type { LiveRecord } from './answers.ts';
import { cardKindOf } from './card-kind.ts';
import { inWords } from './in-words.ts';
import { sourceName } from './source-name.ts';
import { idInKey, originalKey, recordKey, singleId } from './record-key.ts';
import type { RecordRow } from './record-rows.ts';

/** The order and the selection that people made by hand, in place of the kind's own. */
export interface ByHand {
  order?: 'hand';
  featured?: Featured;
}

interface Row {
  id: string;
  created_at: string;
  updated_at: string;
  live_at: string | null;
  data: unknown;
  /** What is public of the original of a translation. */
  original?: unknown;
}

/** What readers ask of records. */
type ShownRow = Pick<
  RecordRow,
  | 'key'
  | 'id'
  | 'kind'
  | 'slug'
  | 'unique_key'
  | 'sort_key'
  | 'live_revision'
  | 'live_at'
  | 'position'
  | 'is_featured'
  | 'created_at'
  | 'updated_at'
>;

/** Every public record of a kind, in the order of its list. */
export async function listLive(db: Reads, kind: Kind, byHand?: ByHand): Promise<LiveRecord[]> {
  return (await inOrder(db, kind, byHand).execute()).map((row) => toLive(kind, row));
}

/** One page of them, for cards, with the number of all. */
export async function pageOfLive(db: Reads, kind: Kind, { size, offset }: Page, byHand?: ByHand) {
  if (kind.language !== undefined) {
    // No index has this order: what is sorted has to be small.
    const ids = inOrder(db, kind, byHand).clearSelect().select('records.id').limit(size).offset(offset);
    const found = (await ids.execute()).map(({ id }) => id);
    const records = await listLiveByIds(db, kind, found, cardKindOf(kind));
    return { records, total: await countLive(db, kind, byHand) };
  }
  const rows = await inOrder(db, kind, byHand).limit(size).offset(offset).execute();
  return { records: rows.map((row) => toLive(kind, row)), total: await countLive(db, kind, byHand) };
}

/** Parts of the address of a public record. */
export interface LiveAddress {
  id: string;
  slug: string | null;
  updatedAt: string;
  /** Search engines are to leave it out. */
  isHidden: boolean;
}

/** Id, slug and date of each public record, in the order of the list. */
export async function listLiveAddresses(db: Reads, kind: Kind): Promise<LiveAddress[]> {
  const direction = directionOf(kind);
  const rows = await db
    .selectFrom(recordsOf(kind))
    .innerJoin('revisions', 'revisions.id', 'records.live_revision')
    .select(['records.id', 'records.slug', 'records.live_at', 'records.updated_at'])
    // One database writes true, the other 1.
    .select(sql<string | null>`cast(${sharedData(kind)} ->> 'noindex' as text)`.as('noindex'))
    .where('records.kind', '=', kind.name)
    .orderBy('records.sort_key', direction)
    .orderBy('records.id', direction)
    .execute();
  return rows.map(({ id, slug, live_at, updated_at, noindex }) => ({
    id,
    slug,
    updatedAt: live_at ?? updated_at,
    isHidden: noindex === 'true' || noindex === '1',
  }));
}

export async function countLive(db: Reads, kind: Kind, { featured }: ByHand = {}): Promise<number> {
  const { total } = await db
    .selectFrom(recordsOf(kind))
    .select((eb) => eb.fn.count<number>('live_revision').as('total'))
    .where('kind', '=', kind.name)
    .$if(featured === 'true', (query) => query.where('is_featured', '=', 1))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findLive(db: Reads, kind: Kind, id: string): Promise<LiveRecord | undefined> {
  const row = await joined(db, kind).where('records.key', '=', originalKey(kind, id)).executeTakeFirst();
  return row && toLive(kind, row);
}

/** The record with that slug, else the one that had it before, else the one with that id. */
export async function findLiveByAddress(
  db: Reads,
  kind: Kind,
  address: string,
): Promise<LiveRecord | undefined> {
  const record = await findSlug(db, kind, address);
  return findLive(db, kind, record === undefined ? address : idInKey(record));
}

async function findSlug(db: Reads, kind: Kind, slug: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('slugs')
    .select('record')
    .where('key', '=', recordKey(kind, slug))
    .executeTakeFirst();
  if (known !== undefined || kind.language === undefined) return known?.record;
  // Where originals are shown, they have the addresses of their own language.
  const original = await findSlug(db, originalOf(kind), slug);
  if (original === undefined || kind.showsOriginal === true) return original;
  const live = await db
    .selectFrom('records')
    .select('key')
    .where('key', '=', original)
    .where('live_revision', 'is not', null)
    .executeTakeFirst();
  // The address of an original that was taken down leads to its translations.
  return live === undefined ? original : undefined;
}

/** The record that follows another in the list. */
export async function findLiveAfter(db: Reads, kind: Kind, id: string): Promise<LiveRecord | undefined> {
  const sign = sql.raw(directionOf(kind) === 'asc' ? '>' : '<');
  const row = await inOrder(db, kind)
    .where(
      sql<boolean>`(records.sort_key, records.id) ${sign} (
        select sort_key, id from ${recordsOf(kind)} where key = ${originalKey(kind, id)}
      )`,
    )
    .limit(1)
    .executeTakeFirst();
  return row && toLive(kind, row);
}

/** Ids and tags of the first records of the list. */
export async function listLiveTags(db: Reads, kind: Kind, tags: string, limit: number) {
  const query = inOrder(db, kind)
    .clearSelect()
    .select(['records.id', tagsIn(tags).as('tags')])
    .limit(limit);
  return (await query.execute()).map((row) => ({ id: row.id, tags: readTags(row.tags) }));
}

/** The public records with these ids, by id. `read` has the fields that are asked for. */
export async function findLiveByIds(
  db: Reads,
  kind: Kind,
  ids: readonly string[],
  read = kind,
): Promise<Map<string, LiveRecord>> {
  const found = new Map<string, LiveRecord>();
  for (const keys of inParts(ids.map((id) => originalKey(kind, id))))
    for (const row of await joined(db, kind).where('records.key', 'in', keys).execute())
      found.set(row.id, toLive(read, row));
  return found;
}

/** The same in the order of the ids. */
export async function listLiveByIds(
  db: Reads,
  kind: Kind,
  ids: readonly string[],
  read = kind,
): Promise<LiveRecord[]> {
  const found = await findLiveByIds(db, kind, ids, read);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The tags of a record, to be read with `readTags`. */
export function tagsIn(field = 'tags') {
  return sql<unknown>`revisions.data -> ${sql.lit(field)}`;
}

export function readTags(column: unknown): string[] {
  const tags = column === null ? [] : readJson<unknown>(column);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

/**
 * The records of a kind as readers see them. In a further language these are its originals, each with what is public of
 * its translation; order, place and what is featured are those of the original.
 */
export function recordsOf(kind: Kind): AliasedRawBuilder<ShownRow, 'records'> {
  if (kind.language === undefined) return sql<ShownRow>`${sql.table('records')}`.as('records');
  const { fields, sortBy = '', showsOriginal = false } = kind;
  const sort = fields[sortBy];
  const isSortedByWords = sort !== undefined && isWords(sort);
  const otherwise = (column: string) => (showsOriginal ? sql.ref(`r.${column}`) : sql`null`);
  // Without originals in their place, every record has a translation.
  const isInner = !showsOriginal && kind.single !== true;
  const shown = (column: string) =>
    isInner
      ? sql.ref(`w.${column}`)
      : sql`case when w.live_revision is null then ${otherwise(column)} else ${sql.ref(`w.${column}`)} end`;
  const id = singleId(kind);
  const key = sql.lit(originalKey(kind, id));
  // The original of a single may never have been saved.
  const single = sql`(select 1 as one) any_case
    left join records r on r.key = ${key} left join records w on w.key = ${sql.lit(recordKey(kind, id))}
    where coalesce(w.key, r.key) is not null`;
  const isTranslation = sql`w.key = ${sql.lit(recordKey(kind, ''))} || r.id`;
  const translations = isInner
    ? sql`join records w on ${isTranslation} and w.live_revision is not null`
    : sql`left join records w on ${isTranslation}`;
  const collection = sql`records r ${translations} where r.kind = ${sql.lit(kind.name)}`;
  // Columns as they are have their indexes, in which a page of a list is found without the rest.
  const own = (column: string, otherwise: RawBuilder<unknown>) =>
    kind.single === true ? sql`coalesce(${sql.ref(`r.${column}`)}, ${otherwise})` : sql.ref(`r.${column}`);
  return sql<ShownRow>`(
    select ${own('key', key)} as key, ${own('id', sql`w.id`)} as id, ${sql.lit(kind.name)} as kind,
      ${shown('slug')} as slug, r.unique_key,
      ${isSortedByWords ? sql`coalesce(w.sort_key, r.sort_key)` : sql`r.sort_key`} as sort_key,
      ${shown('live_revision')} as live_revision, ${shown('live_at')} as live_at,
      case when w.live_revision is null then null else r.live_revision end as original_revision,
      r.position, r.is_featured, ${own('created_at', sql`w.created_at`)} as created_at,
      coalesce(w.updated_at, r.updated_at) as updated_at
    from ${kind.single === true ? single : collection} and r.trashed_at is null
  )`.as('records');
}

/** Data with what all languages share. */
function sharedData({ language }: Kind) {
  if (language === undefined) return sql`revisions.data`;
  return sql`coalesce(${originalData}, revisions.data)`;
}

/** What is public of the original of a translation. */
const originalData = sql<unknown>`(
  select original.data from revisions original where original.id = records.original_revision
)`;

/** The public records, in no order. */
export function joined(db: Reads, kind: Kind) {
  const isOriginal = kind.language === undefined;
  return db
    .selectFrom(recordsOf(kind))
    .innerJoin('revisions', 'revisions.id', 'records.live_revision')
    .select(['records.id', 'records.created_at', 'records.updated_at', 'records.live_at', 'revisions.data'])
    .$if(!isOriginal, (query) => query.select(originalData.as('original')));
}

/** The public records of a kind, in the order of its list. */
export function inOrder(db: Reads, kind: Kind, { order, featured }: ByHand = {}) {
  const direction = directionOf(kind);
  // Records that were created since the last arranging stand where the list has its newest records.
  const unplaced = direction === 'asc' ? 1 : -1;
  return joined(db, kind)
    .where('records.kind', '=', kind.name)
    .$if(featured === 'true', (query) => query.where('records.is_featured', '=', 1))
    .$if(order === 'hand', (query) =>
      query
        .orderBy(sql`case when records.position is null then ${sql.lit(unplaced)} else 0 end`)
        .orderBy('records.position'),
    )
    .orderBy('records.sort_key', direction)
    .orderBy('records.id', direction);
}

function directionOf({ oldestFirst }: Kind): 'asc' | 'desc' {
  return oldestFirst === true ? 'asc' : 'desc';
}

export function toLive(kind: Kind, row: Row): LiveRecord {
  const { id, created_at, updated_at, live_at, data, original = null } = row;
  const stored = readJson<Values>(data);
  // What speaks for the studio is whole in every language.
  const fallsBack = kind.ofStudio === true && kind.showsOriginal === true;
  const now = original === null ? fallsBack && stored[sourceName] : readJson<Values>(original);
  return {
    id,
    createdAt: created_at,
    updatedAt: live_at ?? updated_at,
    changedAt: updated_at,
    data: isValues(now) ? inWords(kind, now, stored, { fallsBack }) : stored,
  };
}
