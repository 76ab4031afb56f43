import { authorMay } from '../accounts/author-may.ts';
import { hashToken } from '../accounts/session-token.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries, Reads } from '../../db/database.ts';
import type { PreviewTable } from '../../db/record-tables.ts';
import type { Revocations } from '../revocations.ts';
import { notFound } from '../../lib/fault.ts';
import { rightsOfPreview } from './preview-rights.ts';

interface At {
  now: string;
  revocations: Revocations;
  kinds: readonly Kind[];
}

/**
 * The preview that a token opens, or the 404 that any unknown token gets; also where its author may not edit by now what
 * it shows.
 */
export async function requirePreview(
  db: Reads,
  token: string,
  { now, revocations, kinds }: At,
): Promise<PreviewTable> {
  const preview = await db
    .selectFrom('previews')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (preview === undefined || revocations.isEnded(preview.id)) throw notFound('Preview');
  if (!(await authorMay(db, preview.author, rightsOfPreview(preview, kinds)))) throw notFound('Preview');
  return preview;
}

export async function findPreview(db: Queries, id: string): Promise<PreviewTable | undefined> {
  return db.selectFrom('previews').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPreview(
  db: Queries,
  { token, ...preview }: Omit<PreviewTable, 'token_hash'> & { token: string },
): Promise<void> {
  await db
    .insertInto('previews')
    .values({ ...preview, token_hash: hashToken(token) })
    .execute();
}

/** Updates the values of an unsaved preview. Returns false when the author has no such preview. */
export async function changeUnsaved(
  db: Queries,
  { id, author, unsaved, now }: { id: string; author: string; unsaved: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('previews')
    .set({ unsaved })
    .where('id', '=', id)
    .where('author', '=', author)
    .where('unsaved', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Drops all but so many of the previews that somebody's forms have, the oldest first. */
export async function dropOlderUnsaved(db: Queries, author: string, keep: number): Promise<void> {
  const newest = db
    .selectFrom('previews')
    .select('id')
    .where('author', '=', author)
    .where('unsaved', 'is not', null)
    .orderBy('id', 'desc')
    .limit(keep);
  await db
    .deleteFrom('previews')
    .where('author', '=', author)
    .where('unsaved', 'is not', null)
    .where('id', 'not in', newest)
    .execute();
}

/** False when there is none such. */
export async function deletePreview(db: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('previews').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Drops those that have expired, at most so many at a time; returns how many. */
export async function purgePreviews(db: Queries, now: string, batch: number): Promise<number> {
  const old = db.selectFrom('previews').select('id').where('expires_at', '<=', now).limit(batch);
  const { numDeletedRows } = await db.deleteFrom('previews').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
