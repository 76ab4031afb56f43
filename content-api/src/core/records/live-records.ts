import { sql } from 'kysely';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Featured } from '../../contract/paging.ts';
import type { Reads } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { inParts } from '../../lib/in-parts.ts';
import type { Page } from '../../lib/page.ts';
import type { LiveRecord } from './answers.ts';
import { recordKey } from './record-key.ts';

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
}

/** Every public record of a kind, in the order of its list. */
export async function listLive(db: Reads, kind: Kind, byHand?: ByHand): Promise<LiveRecord[]> {
  return (await inOrder(db, kind, byHand).execute()).map(toLive);
}

/** One page of them, with the number of all. */
export async function pageOfLive(db: Reads, kind: Kind, { size, offset }: Page, byHand?: ByHand) {
  const rows = await inOrder(db, kind, byHand).limit(size).offset(offset).execute();
  return { records: rows.map(toLive), total: await countLive(db, kind, byHand) };
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
    .selectFrom('records')
    .innerJoin('revisions', 'revisions.id', 'records.live_revision')
    .select(['records.id', 'records.slug', 'records.live_at', 'records.updated_at'])
    // One database writes true, the other 1.
    .select(sql<string | null>`cast(revisions.data ->> 'noindex' as text)`.as('noindex'))
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

export async function countLive(db: Reads, { name }: Kind, { featured }: ByHand = {}): Promise<number> {
  const { total } = await db
    .selectFrom('records')
    .select((eb) => eb.fn.count<number>('live_revision').as('total'))
    .where('kind', '=', name)
    .$if(featured === 'true', (query) => query.where('is_featured', '=', 1))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findLive(db: Reads, kind: Kind, id: string): Promise<LiveRecord | undefined> {
  const row = await joined(db).where('records.key', '=', recordKey(kind, id)).executeTakeFirst();
  return row && toLive(row);
}

/** The record with that slug, else the one that had it before, else the one with that id. */
export async function findLiveByAddress(
  db: Reads,
  kind: Kind,
  address: string,
): Promise<LiveRecord | undefined> {
  const known = await db
    .selectFrom('slugs')
    .select('record')
    .where('key', '=', recordKey(kind, address))
    .executeTakeFirst();
  if (known === undefined) return findLive(db, kind, address);
  const row = await joined(db).where('records.key', '=', known.record).executeTakeFirst();
  return row && toLive(row);
}

/** The record that follows another in the list. */
export async function findLiveAfter(db: Reads, kind: Kind, id: string): Promise<LiveRecord | undefined> {
  const sign = sql.raw(directionOf(kind) === 'asc' ? '>' : '<');
  const row = await inOrder(db, kind)
    .where(
      sql<boolean>`(records.sort_key, records.id) ${sign} (
        select sort_key, id from records where key = ${recordKey(kind, id)}
      )`,
    )
    .limit(1)
    .executeTakeFirst();
  return row && toLive(row);
}

/** Ids and tags of the first records of the list. */
export async function listLiveTags(db: Reads, kind: Kind, tags: string, limit: number) {
  const query = inOrder(db, kind)
    .clearSelect()
    .select(['records.id', tagsIn(tags).as('tags')])
    .limit(limit);
  return (await query.execute()).map((row) => ({ id: row.id, tags: readTags(row.tags) }));
}

/** The public records with these ids, by id. */
export async function findLiveByIds(
  db: Reads,
  kind: Kind,
  ids: readonly string[],
): Promise<Map<string, LiveRecord>> {
  const found = new Map<string, LiveRecord>();
  for (const keys of inParts(ids.map((id) => recordKey(kind, id))))
    for (const row of await joined(db).where('records.key', 'in', keys).execute())
      found.set(row.id, toLive(row));
  return found;
}

/** The same in the order of the ids. */
export async function listLiveByIds(db: Reads, kind: Kind, ids: readonly string[]): Promise<LiveRecord[]> {
  const found = await findLiveByIds(db, kind, ids);
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

/** The public records, in no order. */
export function joined(db: Reads) {
  return db
    .selectFrom('records')
    .innerJoin('revisions', 'revisions.id', 'records.live_revision')
    .select(['records.id', 'records.created_at', 'records.updated_at', 'records.live_at', 'revisions.data']);
}

/** The public records of a kind, in the order of its list. */
export function inOrder(db: Reads, kind: Kind, { order, featured }: ByHand = {}) {
  const direction = directionOf(kind);
  // Records that were created since the last arranging stand where the list has its newest records.
  const unplaced = direction === 'asc' ? 1 : -1;
  return joined(db)
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

export function toLive({ id, created_at, updated_at, live_at, data }: Row): LiveRecord {
  return {
    id,
    createdAt: created_at,
    updatedAt: live_at ?? updated_at,
    changedAt: updated_at,
    data: readJson<Values>(data),
  };
}
