import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { UnsavedRecord } from '../../contract/preview.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { changedData, wholeData } from './complete-values.ts';
import { changedFields, readDraft } from './merge-draft.ts';
import { draftOf } from './record-state.ts';
import { findRevision } from './revisions.ts';

/** The record's data after its draft is published. Undefined when that equals the stored draft: it differs once others have published meanwhile. */
export async function draftToPublish(db: Queries, kind: Kind, row: RecordTable): Promise<Values | undefined> {
  const data = await readDraft(db, kind, row);
  const stored = await findRevision(db, row.key, draftOf(row));
  const isMerged = data !== undefined && changedFields(kind.fields, stored?.data ?? {}, data).length > 0;
  return isMerged ? data : undefined;
}

/** The record's data after an unsaved form is published: the form's changes merged into the stored data, as on saving. */
export async function unsavedData(
  db: Queries,
  kind: Kind,
  row: RecordTable | undefined,
  { data, changed, of }: UnsavedRecord,
): Promise<Values> {
  if (row === undefined) return wholeData(kind.fields, data);
  const draft = of === 'live' ? undefined : await readDraft(db, kind, row);
  const stored = draft ?? (await findRevision(db, row.key, row.live_revision))?.data ?? {};
  const typed = wholeData(kind.fields, data, stored);
  if (changed === undefined) return typed;
  const isChanged = ([name]: [string, unknown]) => changed.includes(name);
  const others = Object.entries(changedData(kind.fields, {}, stored)).filter((entry) => !isChanged(entry));
  return Object.fromEntries([...others, ...Object.entries(typed).filter(isChanged)]);
}
