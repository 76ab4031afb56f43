import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import type { RecordTable } from '../db/record-tables.ts';
import { inParts } from '../lib/in-parts.ts';
import { indexValuesOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { addPublication, addRevision, syncRecord } from './log.ts';
import { foldAutosave } from './fold-autosave.ts';
import { baseOfDraft, changedFields } from './merge-draft.ts';
import { publishAll } from './publish-all.ts';
import { recordKey } from './record-key.ts';
import { syncSearchEntries } from './search-entries.ts';
import { findRevision } from './revisions.ts';

/** The writing account, and the instant of the write. */
export interface Stamp {
  author: string;
  at: string;
}

interface Write extends Stamp {
  kind: Kind;
  id: string;
  data: Values;
  note?: string;
}

/** The row of a record, in whatever state it is. */
export async function findRecord(db: Queries, kind: Kind, id: string): Promise<RecordTable | undefined> {
  return db.selectFrom('records').selectAll().where('key', '=', recordKey(kind, id)).executeTakeFirst();
}

/** Saves a state and shows it at once. A draft that waits stays what it is. */
export async function publishData(
  db: Queries,
  { kind, ...write }: Write & { createdAt?: string },
): Promise<string> {
  const [revision = ''] = await publishAll(db, kind, [write]);
  return revision;
}

/**
 * Saves a draft; it replaces one that was autosaved in the same sitting. A draft equal to the public revision is
 * dropped.
 */
export async function saveDraft(db: Queries, write: Write & { isAutosave?: boolean }): Promise<string> {
  const { kind, id, at } = write;
  const record = recordKey(kind, id);
  const known = await findRecord(db, kind, id);
  const base = known === undefined ? null : await baseOfDraft(db, known);
  const revision = await addRevision(db, { ...write, record, base });
  if (known !== undefined) await foldAutosave(db, known, write);
  const live = known && (await findRevision(db, record, known.live_revision));
  const isDraft = live === undefined || changedFields(kind.fields, live.data, write.data).length > 0;
  const head = { head_revision: revision, draft_revision: isDraft ? revision : null };
  const { unique_key: _, ...index } = indexValuesOf(kind, write.data);
  if (known === undefined) {
    await insertRecord(db, write, { ...index, unique_key: null, ...head });
    await syncSearchEntries(db, kind, [record]);
    return revision;
  }
  // Public lists are searched and ordered by public values.
  const shown = known.live_revision === null ? index : {};
  await db
    .updateTable('records')
    .set({ ...shown, ...head, updated_at: at })
    .where('key', '=', record)
    .execute();
  await syncSearchEntries(db, kind, [record]);
  return revision;
}

interface Publish extends Stamp {
  kind: Kind;
  id: string;
  /** Null: nothing is shown. */
  revision: string | null;
  /** Left out: at once. */
  from?: string;
}

/** States what a record shows from a moment on; returns the publication's id. */
export async function publishRevision(db: Queries, publish: Publish): Promise<string> {
  const { kind, id, revision, from, author, at } = publish;
  const record = recordKey(kind, id);
  const isAhead = from !== undefined && from > at;
  const startsAt = isAhead ? from : at;
  const publication = await addPublication(db, {
    record,
    revision,
    startsAt,
    author,
    madeAt: at,
    appliedAt: isAhead ? null : at,
  });
  const known = await findRecord(db, kind, id);
  const isDraftShown = !isAhead && revision !== null && revision === known?.draft_revision;
  await syncRecord(db, kind, record, {
    changes: { updated_at: at, ...(isDraftShown && { draft_revision: null }) },
  });
  return publication;
}

/** Takes back a publication that lies ahead; false when there is none such. */
export async function withdrawPublication(
  db: Queries,
  { kind, id, publication, at }: { kind: Kind; id: string; publication: string; at: string },
): Promise<boolean> {
  const record = recordKey(kind, id);
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ withdrawn_at: at })
    .where('id', '=', publication)
    .where('record', '=', record)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await syncRecord(db, kind, record, { changes: { updated_at: at } });
  return true;
}

/** Takes back what lies ahead for a record, but for an end after that moment. */
export async function withdrawAhead(
  db: Queries,
  record: string,
  at: string,
  { endsAfter }: { endsAfter?: string } = {},
): Promise<void> {
  let ahead = db
    .updateTable('publications')
    .set({ withdrawn_at: at })
    .where('record', '=', record)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  if (endsAfter !== undefined) {
    ahead = ahead.where((eb) => eb.or([eb('revision', 'is not', null), eb('starts_at', '<=', endsAfter)]));
  }
  await ahead.execute();
}

/** Unpublishes a record now and cancels its schedule. */
export async function unpublishRecord(
  db: Queries,
  { kind, id, author, at }: Stamp & { kind: Kind; id: string },
) {
  await withdrawAhead(db, recordKey(kind, id), at);
  await publishRevision(db, { kind, id, revision: null, author, at });
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

async function insertRecord(
  db: Queries,
  { kind, id, at, createdAt = at }: Write & { createdAt?: string },
  state: IndexValues & Pick<RecordTable, 'head_revision'> & Partial<RecordTable>,
): Promise<void> {
  await db
    .insertInto('records')
    .values({
      draft_revision: null,
      live_revision: null,
      live_at: null,
      next_at: null,
      position: null,
      is_featured: 0,
      trashed_at: null,
      ...state,
      key: recordKey(kind, id),
      id,
      kind: kind.name,
      created_at: createdAt,
      updated_at: at,
    })
    .execute();
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
