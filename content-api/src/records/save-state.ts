import type { PublishPlan } from '../contract/editorial.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Queries } from '../db/database.ts';
import type { RecordTable } from '../db/record-tables.ts';
import type { AuditEntry } from '../lib/audit.ts';
import { parseData } from './complete.ts';
import { wholeData } from './complete-values.ts';
import { readDraft } from './merge-draft.ts';
import { publishPlanned } from './publish.ts';
import { findRevision } from './revisions.ts';
import { saveDraft } from './write-records.ts';
import type { Stamp } from './write-records.ts';

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
  const checked = parseData(kind, sent, plan === undefined ? 'draft' : 'whole');
  const revision = await saveDraft(db, { ...save, data: wholeData(kind.fields, checked, stored) });
  const isFolded = row !== undefined && (await findRevision(db, row.key, row.head_revision)) === undefined;
  const saved = { action: 'save', entity: kind.name, entityId: id, detail: { revision } };
  const entries = row === undefined || (isAutosave && isFolded) ? [] : [saved];
  if (plan === undefined) return entries;
  return [...entries, await publishPlanned(db, { kind, id, revision, plan, author, at })];
}

async function readLive(db: Queries, { key, live_revision }: RecordTable) {
  return (await findRevision(db, key, live_revision))?.data;
}
