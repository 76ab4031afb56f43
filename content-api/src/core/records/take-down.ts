import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import { addPublication, statePublication, syncRecord, withdrawAhead, withdrawPublication } from './log.ts';
import { recordKey } from './record-key.ts';
import { findRecord } from './record-rows.ts';
import type { Stamp } from './write.ts';

/** Unpublishes a record now. What is scheduled for it stays so. */
export async function hideRecord(db: Queries, stamp: Stamp & { kind: Kind; id: string }): Promise<void> {
  await statePublication(db, { ...stamp, revision: null });
}

/** Unpublishes a record now and cancels its schedule. */
export async function unpublishRecord(
  db: Queries,
  { kind, id, author, at }: Stamp & { kind: Kind; id: string },
) {
  await withdrawAhead(db, recordKey(kind, id), at);
  await hideRecord(db, { kind, id, author, at });
}

/** Unpublishes a record now, cancels its schedule, and puts it into the trash. */
export async function trashRecord(db: Queries, { kind, id, author, at }: Stamp & { kind: Kind; id: string }) {
  const record = recordKey(kind, id);
  await withdrawAhead(db, record, at);
  await addPublication(db, { record, revision: null, startsAt: at, author, madeAt: at, appliedAt: at });
  await syncRecord(db, kind, record, { changes: { updated_at: at, trashed_at: at } });
}

/** Takes a record out of the trash. What it showed comes back only when that is published again. */
export async function restoreRecord(db: Queries, { kind, id, at }: { kind: Kind; id: string; at: string }) {
  await syncRecord(db, kind, recordKey(kind, id), { changes: { updated_at: at, trashed_at: null } });
}

/** Cancels a scheduled publication, and with a start also its end. */
export async function cancelPublication(
  db: Queries,
  cancel: Stamp & { kind: Kind; id: string; publication: string },
): Promise<boolean> {
  const { kind, id, at } = cancel;
  if (!(await withdrawPublication(db, cancel))) return false;
  const row = await findRecord(db, kind, id);
  if (row === undefined || row.live_revision !== null || row.next_at === null) return true;
  const begins = await db
    .selectFrom('publications')
    .select('id')
    .where('record', '=', row.key)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('revision', 'is not', null)
    .executeTakeFirst();
  if (begins === undefined) {
    await withdrawAhead(db, row.key, at);
    await syncRecord(db, kind, row.key);
  }
  return true;
}

/** Takes back what records show from a moment on, to make room for something older. */
export async function withdrawFrom(
  db: Queries,
  records: readonly { record: string; from: string }[],
  at: string,
): Promise<void> {
  for (const part of inParts(records))
    await db
      .updateTable('publications')
      .set({ withdrawn_at: at })
      .where((eb) =>
        eb.or(
          part.map(({ record, from }) => eb.and([eb('record', '=', record), eb('applied_at', '>=', from)])),
        ),
      )
      .where('withdrawn_at', 'is', null)
      .execute();
}
