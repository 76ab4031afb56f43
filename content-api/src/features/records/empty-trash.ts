import { partsOfStoredName } from '../../contract/kinds/kind-in.ts';
import type { Context } from '../../core/context.ts';
import { maintenance } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { deleteForGood } from '../../core/records/delete-record.ts';
import { trashDays } from '../../core/records/trash.ts';
import { writeContent } from '../../core/records/write.ts';

/** Deletes for good what has been in the trash for long enough, at most so many; returns how many. */
export async function emptyTrash(context: Context, batch: number): Promise<number> {
  const { database, clock } = context;
  const before = toIso(clock.nowMs() - days(trashDays));
  const rows = await database.queries
    .selectFrom('records')
    .select(['key', 'kind', 'id'])
    .where('trashed_at', '<=', before)
    .limit(batch)
    .execute();
  for (const { key, kind, id } of rows) {
    await writeContent(context, maintenance, async (db) => {
      // Somebody may have restored it meanwhile.
      const still = await db
        .selectFrom('records')
        .select('key')
        .where('key', '=', key)
        .where('trashed_at', '<=', before)
        .executeTakeFirst();
      if (still === undefined) return { result: undefined, entry: [], changed: 'nothing' };
      await deleteForGood(db, key);
      const { name: entity, ...detail } = partsOfStoredName(kind);
      const entry = { action: 'delete.for-good', entity, entityId: id, detail };
      return { result: undefined, entry, changed: 'nothing' };
    });
  }
  return rows.length;
}
