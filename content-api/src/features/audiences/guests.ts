import { audiences } from '../../contract/audience.ts';
import type { AccessList } from '../../contract/audience.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { toGuest } from '../../core/audiences/guest-rows.ts';
import type { GuestRow } from '../../core/audiences/guest-rows.ts';
import { listPublicFiles } from '../../core/audiences/private-files.ts';
import { stateOf } from '../../core/records/record-state.ts';
import type { Queries } from '../../db/database.ts';

export function findGuest(db: Queries, id: string): Promise<GuestRow | undefined> {
  return db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The guests of a record, the newest first. */
export function listGuests(db: Queries, record: string): Promise<GuestRow[]> {
  return db.selectFrom('guests').selectAll().where('record', '=', record).orderBy('id', 'desc').execute();
}

/** Files of a record that everybody may see, each with the public records that show it. */
export async function listPublicFilesOf(db: Queries, id: string) {
  const found = await listPublicFiles(db, id);
  return [...Map.groupBy(found, ({ stem }) => stem)].map(([stem, uses]) => ({
    url: `/media/${stem}`,
    usedBy: uses.map(({ title }) => title),
  }));
}

interface AccessOptions {
  kinds: readonly Kind[];
  /** The link was ended, which is not written yet. */
  isEnded: (id: string) => boolean;
}

/** Records that are not for everyone, and who has access to them, the latest change first. */
export async function listAccess(
  db: Queries,
  { kinds, isEnded }: AccessOptions,
): Promise<AccessList['records']> {
  const rows = await db
    .selectFrom('audiences')
    .innerJoin('records', 'records.key', 'audiences.record')
    .selectAll('records')
    .select(['audiences.audience', 'audiences.password_hash'])
    .where('audiences.audience', '!=', 'everyone')
    .orderBy('audiences.changed_at', 'desc')
    .execute();
  const guests = await db.selectFrom('guests').selectAll().orderBy('id', 'desc').execute();
  const byRecord = Map.groupBy(
    guests.filter(({ id }) => !isEnded(id)),
    ({ record }) => record,
  );
  return rows.flatMap((row) => {
    const audience = audiences.find((one) => one === row.audience);
    const of = findKind(row.kind, kinds);
    const own = (byRecord.get(row.key) ?? []).map(toGuest);
    if (of === undefined || audience === undefined) return [];
    // Of a kind that is never public, nobody chose that it is private.
    if (of.isPrivate === true && own.length === 0) return [];
    const { kind, id, title } = row;
    return {
      kind,
      _id: id,
      title,
      state: stateOf(row),
      audience,
      hasPassword: row.password_hash !== null,
      guests: own,
    };
  });
}

/** Drops guests whose links ended before an instant, at most so many at a time; returns how many. */
export async function purgeGuests(db: Queries, before: string, batch: number): Promise<number> {
  const old = db.selectFrom('guests').select('id').where('expires_at', '<=', before).limit(batch);
  const { numDeletedRows } = await db.deleteFrom('guests').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
