import type { PublishPlan } from '../contract/editorial.ts';
import { slugFieldOf } from '../contract/kinds/kind.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Queries } from '../db/database.ts';
import type { RecordTable } from '../db/record-tables.ts';
import type { AuditEntry } from '../lib/audit.ts';
import { conflict, invalid } from '../lib/fault.ts';
import { indexValuesOf } from './index-values.ts';
import { syncRecord } from './log.ts';
import { recordKey } from './record-key.ts';
import { draftOf } from './record-state.ts';
import { requirePublishable } from './require-publishable.ts';
import { findRevision } from './revisions.ts';
import { draftToPublish } from './shown-data.ts';
import { findTaken } from './taken.ts';
import {
  findRecord,
  publishRevision,
  saveDraft,
  withdrawAhead,
  withdrawPublication,
} from './write-records.ts';
import type { Stamp } from './write-records.ts';

interface Publish extends Stamp {
  kind: Kind;
  id: string;
  revision: string;
  plan: PublishPlan;
  /** What is scheduled for the record stays so. */
  keepsSchedule?: boolean;
}

/**
 * Shows a revision for the time that the plan says, in place of what was scheduled for the record before; an end that was
 * set before stays unless the plan names another or none. Returns the details for the audit.
 *
 * @throws Fault 403 or 400 as `requirePublishable` does, 409 when its slug or what is unique of it is taken
 */
export async function publishPlanned(db: Queries, publish: Publish): Promise<AuditEntry> {
  const { kind, id, revision, plan, author, at, keepsSchedule = false } = publish;
  const record = recordKey(kind, id);
  const state = await findRevision(db, record, revision);
  if (state === undefined) throw invalid({ revision: 'This record has no such revision' });
  const from = plan.from !== undefined && plan.from > at ? plan.from : at;
  const { until } = plan;
  if (until && until <= from) throw invalid({ until: 'Until must be later than the beginning' });
  await requirePublishable(db, { kind, author }, [{ id, data: state.data }]);
  await requireFree(db, kind, record, indexValuesOf(kind, state.data));

  const keepsEnd = until === undefined;
  if (!keepsSchedule) await withdrawAhead(db, record, at, keepsEnd ? { endsAfter: from } : {});
  const stamp = { kind, id, author, at };
  await publishRevision(db, { ...stamp, revision, from });
  if (until) await publishRevision(db, { ...stamp, revision: null, from: until });
  return {
    action: from > at ? 'schedule' : 'publish',
    entity: kind.name,
    entityId: id,
    detail: { revision, ...(from > at && { from }), ...(until && { until }) },
  };
}

/** The same for the draft as editors see it, else for what is public already. */
export async function publishDraft(
  db: Queries,
  row: RecordTable,
  publish: Omit<Publish, 'id' | 'revision'>,
): Promise<AuditEntry> {
  const { kind, author, at } = publish;
  const id = row.id;
  const draft = draftOf(row);
  const merged = await draftToPublish(db, kind, row);
  const revision =
    merged === undefined
      ? (draft ?? row.live_revision ?? row.head_revision)
      : await saveDraft(db, { kind, id, author, at, data: merged });
  return publishPlanned(db, { ...publish, id, revision });
}

async function requireFree(
  db: Queries,
  kind: Kind,
  record: string,
  index: ReturnType<typeof indexValuesOf>,
): Promise<void> {
  const taken = await findTaken(db, kind, record, index);
  const noun = kind.words.one.toLowerCase();
  if (taken === 'slug') {
    throw conflict(slugFieldOf(kind) ?? 'slug', `The slug ${index.slug} is already used by another ${noun}`);
  }
  if (taken === 'unique') throw conflict(kind.unique?.fields[0] ?? '', kind.unique?.message ?? '');
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
