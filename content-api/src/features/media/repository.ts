import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { foldText } from '../../contract/fold-text.ts';
import type { Media, MediaListQuery } from '../../contract/media.ts';
import { mediaSchema } from '../../contract/media.ts';
import type { Queries } from '../../db/database.ts';
import { folded } from '../../db/folded.ts';
import { fromFlag, readJson } from '../../db/json.ts';
import { likePattern } from '../../db/like-pattern.ts';
import type { MediaTable } from '../../db/media-tables.ts';
import { notFound } from '../../lib/fault.ts';
import type { Page } from '../../lib/page.ts';
import { altsOf } from '../../core/media/alts-of.ts';
import { urlOf } from '../../core/media/file-names.ts';
import { fileTypes } from '../../core/media/file-types.ts';
import { isUsedNow } from './read-uses.ts';

/** A file of the library as it is stored. */
export type MediaRow = Selectable<MediaTable>;

const largeBytes = 2_000_000;
const formerSchema = z.array(z.string());

/** The row of a file. @throws Fault 404 */
export async function requireMedia(db: Queries, id: string): Promise<MediaRow> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('File');
  return row;
}

/** One page of the files that a query lets through, with the number of all. */
export async function listMedia(db: Queries, query: MediaListQuery, { size, offset }: Page) {
  const matching = filtered(db, query);
  const [column, direction] = orderOf(query.sort);
  const rows = await matching
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(toMedia), total: Number(total) };
}

export function toMedia(row: MediaRow): Media {
  const alts = altsOf(row);
  return {
    _id: row.id,
    url: urlOf(row.path),
    name: row.name,
    type: row.type,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    alt: row.alt,
    ...(Object.keys(alts).length > 0 && { alts }),
    caption: row.caption,
    credit: row.credit,
    focus: mediaSchema.shape.focus.parse(readJson<unknown>(row.focus)),
    placeholder: row.placeholder,
    animated: fromFlag(row.is_animated),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Paths of the files that this one replaced and that history still shows. */
export function formerOf({ former }: Pick<MediaRow, 'former'>): string[] {
  return formerSchema.parse(readJson<unknown>(former));
}

/** Sort of file that a row is of. */
export function groupOf(row: Pick<MediaRow, 'type'>): string {
  return fileTypes.find(({ type }) => type === row.type)?.group ?? '';
}

function filtered(db: Queries, { q, type, unused, withoutAlt, large }: MediaListQuery) {
  let rows = db.selectFrom('media');
  if (q) {
    const text = folded(db, sql`name || ' ' || path || ' ' || alt || ' ' || caption || ' ' || credit`);
    rows = rows.where(sql<boolean>`${text} like ${likePattern(foldText(q))} escape '\\'`);
  }
  if (type) {
    const types = fileTypes.filter(({ group }) => group === type).map((one) => one.type);
    rows = rows.where('type', 'in', types);
  }
  if (unused !== undefined) rows = rows.where(unused ? sql<boolean>`not ${isUsedNow()}` : isUsedNow());
  if (withoutAlt !== undefined) {
    rows = rows.where('type', 'like', 'image/%').where('alt', withoutAlt ? '=' : '!=', '');
  }
  if (large !== undefined) rows = rows.where('bytes', large ? '>=' : '<', largeBytes);
  return rows;
}

function orderOf(sort: MediaListQuery['sort'] = 'created') {
  const isTurned = sort.startsWith('-');
  const name = isTurned ? sort.slice(1) : sort;
  const column = name === 'name' || name === 'bytes' ? name : 'id';
  const usual = column === 'name' ? 'asc' : 'desc';
  const turned = usual === 'asc' ? 'desc' : 'asc';
  return [column, isTurned ? turned : usual] as const;
}
