import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { ChangedRecord } from './changed.ts';
import { syncRecord } from './log.ts';
import { shownRevision } from './private-records.ts';

/** When what the public sees changes next by itself, as far as is known now. */
export async function nextMoment(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('records')
    .select((eb) => eb.fn.min('next_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/**
 * Makes every publication true whose moment has come; returns the records that it concerned. Once true it stays so, even
 * if the clock is set back.
 */
export async function settleDue(db: Queries, kinds: readonly Kind[], now: string): Promise<ChangedRecord[]> {
  const due = await db
    .selectFrom('records')
    .select(['key', 'kind', 'id'])
    .where('next_at', '<=', now)
    .execute();
  for (const { key, kind: name } of due) {
    const applyDue = db
      .updateTable('publications')
      .set((eb) => ({ applied_at: eb.ref('starts_at') }))
      .where('record', '=', key)
      .where('applied_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('starts_at', '<=', now);
    const applied = await applyDue.returning('starts_at').execute();
    const kind = findKind(name, kinds);
    if (kind !== undefined)
      await settle(
        db,
        kind,
        key,
        applied
          .map(({ starts_at }) => starts_at)
          .sort()
          .at(-1),
      );
  }
  return due.map(({ kind, id }) => ({ kind, id }));
}

async function settle(db: Queries, kind: Kind, key: string, latest = ''): Promise<void> {
  await syncRecord(db, kind, key, { onConflict: 'clear' });
  // The next write is later than this, even if the clock is set back.
  await db
    .updateTable('records')
    .set({ updated_at: latest })
    .where('key', '=', key)
    .where('updated_at', '<', latest)
    .execute();
  await db
    .updateTable('records')
    .set({ draft_revision: null })
    .where('key', '=', key)
    .where('draft_revision', '=', shownRevision)
    .execute();
}
