import type { PublishPlan } from '../../contract/record-inputs.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { parseData } from './complete.ts';
import { wholeData } from './complete-values.ts';
import { foldAutosave } from './fold-autosave.ts';
import { indexValuesOf } from './index-values.ts';
import { addRevision } from './log.ts';
import { baseOfDraft, changedFields, readDraft } from './merge-draft.ts';
import { askedKind } from './read-trade.ts';
import { recordKey } from './record-key.ts';
import { findRecord, insertRecord } from './record-rows.ts';
import { draftOf } from './record-state.ts';
import { findRevision } from './revisions.ts';
import { requireOriginal, translationOf, withShared } from './save-words.ts';
import { syncSearchEntries } from './search-entries.ts';
import { draftToPublish } from './shown-data.ts';
import { publishRevision } from './write.ts';
import type { PublishRevision, Stamp } from './write.ts';

interface Draft extends Stamp {
  kind: Kind;
  id: string;
  data: Values;
  note?: string;
  isAutosave?: boolean;
}

/**
 * Saves a draft; it replaces one that was autosaved in the same sitting. A draft equal to the public revision is
 * dropped.
 */
export async function saveDraft(db: Queries, write: Draft): Promise<string> {
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

interface Save extends Stamp {
  kind: Kind;
  id: string;
  data: unknown;
  note?: string;
  isAutosave?: boolean;
  /** Left out: the state is a draft. */
  plan?: PublishPlan;
}

/** Saves a state of a record, and publishes it if it comes with a plan. Returns the details for the audit. */
export async function saveState(
  db: Queries,
  row: RecordTable | undefined,
  { data: sent, plan, ...save }: Save,
): Promise<AuditEntry[]> {
  const { kind, id, author, at, isAutosave = false } = save;
  const stored = row && ((await readDraft(db, kind, row)) ?? (await readLive(db, row)));
  const mode = plan === undefined ? 'draft' : 'whole';
  const data =
    kind.language === undefined
      ? wholeData(kind.fields, parseData(await askedKind(db, kind), sent, mode), stored)
      : await translatedData(db, kind, id, { sent, mode, stored });
  const revision = await saveDraft(db, { ...save, data });
  const isFolded = row !== undefined && (await findRevision(db, row.key, row.head_revision)) === undefined;
  const saved = {
    action: 'save',
    entity: kind.name,
    entityId: id,
    detail: { ...languageOf(kind), revision },
  };
  const entries = row === undefined || (isAutosave && isFolded) ? [] : [saved];
  if (plan === undefined) return entries;
  return [...entries, await publishRevision(db, { kind, id, revision, plan, author, at })];
}

interface SentWords {
  sent: unknown;
  mode: 'draft' | 'whole';
  stored: Values | undefined;
}

async function translatedData(db: Queries, kind: Kind, id: string, { sent, mode, stored }: SentWords) {
  const original = await requireOriginal(db, kind, id);
  const whole = isValues(sent) ? withShared(kind, original, stored, sent) : sent;
  const data = wholeData(kind.fields, parseData(await askedKind(db, kind), whole, mode), stored);
  return translationOf(kind, original, stored, data);
}

async function readLive(db: Queries, { key, live_revision }: RecordTable) {
  return (await findRevision(db, key, live_revision))?.data;
}

/** Publishes the draft as editors see it, else what is public already, as `publishRevision` does. */
export async function publishDraft(
  db: Queries,
  row: RecordTable,
  publish: Omit<PublishRevision, 'id' | 'revision'>,
): Promise<AuditEntry> {
  const { kind, author, at } = publish;
  const id = row.id;
  const draft = draftOf(row);
  const merged = await draftToPublish(db, kind, row);
  const revision =
    merged === undefined
      ? (draft ?? row.live_revision ?? row.head_revision)
      : await saveDraft(db, { kind, id, author, at, data: merged });
  return publishRevision(db, { ...publish, id, revision });
}
