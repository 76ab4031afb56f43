import type { RawBuilder } from 'kysely';
import { tagFieldsOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import type { Page } from '../../lib/page.ts';
import { cardKindOf } from './card-kind.ts';
import { inOrder, pageOfLive, readTags, recordsOf, tagsIn, toLive } from './live-records.ts';
import type { ByHand } from './live-records.ts';
import { hasTag, hasWords } from './search-filter.ts';
import type { SearchWay } from './search-filter.ts';

interface Filter extends ByHand {
  q?: string;
  tag?: string;
}

interface Search {
  way: SearchWay;
  /** The language of the words. */
  language: string;
}

/** One page of the public records that have the words and the tag, for cards, with the number of all of them. */
export async function searchLive(
  db: Reads,
  kind: Kind,
  page: Page,
  filter: Filter,
  { way, language }: Search,
) {
  const { q, tag, ...byHand } = filter;
  const words = hasWords(way, { text: q, language }, 'records.live_revision');
  if (words === undefined && tag === undefined) return pageOfPreferred(db, kind, page, byHand);
  if (way === 'text') return pageOfShown(db, kind, page, { tag, byHand, words });
  const found = [
    ...(words === undefined ? [] : [words]),
    ...(tag === undefined ? [] : [hasTag(tag, 'records.live_revision')]),
  ];
  const query = found.reduce((query, condition) => query.where(condition), inOrder(db, kind, byHand));
  const rows = await query.limit(page.size).offset(page.offset).execute();
  return {
    records: rows.map((row) => toLive(cardKindOf(kind), row)),
    total: await countFound(db, kind, found, byHand),
  };
}

/** Every distinct tag of the public records, sorted. */
export async function listTags(db: Reads, kind: Kind, way: SearchWay): Promise<string[]> {
  const tags = way === 'text' ? await listShownTags(db, kind) : await listIndexedTags(db, kind);
  return tags.sort((a, b) => a.localeCompare(b, 'en'));
}

/** The tags of the public records in a field and the numbers of records that have them, the most frequent first. */
export async function countTags(db: Reads, kind: Kind, field: string) {
  const rows = await inOrder(db, kind).clearSelect().select(tagsIn(field).as('tags')).execute();
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => [...new Set(readTags(tags))]))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

async function pageOfPreferred(db: Reads, kind: Kind, page: Page, { featured, order }: ByHand) {
  if (featured !== 'preferred') return pageOfLive(db, kind, page, { featured, order });
  const chosen = await pageOfLive(db, kind, page, { order: 'hand', featured: 'true' });
  return chosen.total >= page.size ? chosen : pageOfLive(db, kind, page, { order });
}

async function countFound(
  db: Reads,
  kind: Kind,
  found: RawBuilder<boolean>[],
  { featured }: ByHand,
): Promise<number> {
  const all = db
    .selectFrom(recordsOf(kind))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', kind.name)
    .$if(featured === 'true', (query) => query.where('is_featured', '=', 1));
  const { total } = await found
    .reduce((query, condition) => query.where(condition), all)
    .executeTakeFirstOrThrow();
  return Number(total);
}

interface ShownFilter {
  tag: string | undefined;
  byHand: ByHand;
  words: RawBuilder<boolean> | undefined;
}

/** The same in a view of the content, whose tags stand in the texts alone. */
async function pageOfShown(
  db: Reads,
  kind: Kind,
  { offset, size }: Page,
  { tag, byHand, words }: ShownFilter,
) {
  const found = await listShown(db, kind, { byHand, words });
  const matching = found.filter((row) => tag === undefined || row.tags.includes(tag));
  const ids = matching.slice(offset, offset + size).map(({ id }) => id);
  if (ids.length === 0) return { records: [], total: matching.length };
  const rows = await inOrder(db, kind, byHand).where('records.id', 'in', ids).execute();
  return { records: rows.map((row) => toLive(cardKindOf(kind), row)), total: matching.length };
}

async function listShownTags(db: Reads, kind: Kind): Promise<string[]> {
  return [...new Set((await listShown(db, kind)).flatMap(({ tags }) => tags))];
}

async function listIndexedTags(db: Reads, kind: Kind): Promise<string[]> {
  const rows = await db
    .selectFrom('search_tags')
    .innerJoin(recordsOf(kind), 'records.live_revision', 'search_tags.revision')
    .select('search_tags.tag')
    .where('records.kind', '=', kind.name)
    .distinct()
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Ids and tags alone: the data of a record may be long. */
async function listShown(
  db: Reads,
  kind: Kind,
  { byHand, words }: Partial<Pick<ShownFilter, 'byHand' | 'words'>> = {},
) {
  const fields = tagFieldsOf(kind);
  const query = inOrder(db, kind, byHand)
    .clearSelect()
    .select('records.id')
    .select(fields.map((field, index) => tagsIn(field).as(`tags${index}`)));
  const rows = await (words === undefined ? query : query.where(words)).execute();
  return rows.map(({ id, ...columns }) => ({ id, tags: Object.values(columns).flatMap(readTags) }));
}
