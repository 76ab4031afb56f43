import type { RestoreInput } from '../../contract/record-inputs.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { invalid } from '../../lib/fault.ts';
import { findRevision } from './revisions.ts';
import { saveDraft } from './drafts.ts';
import { restoreRecord } from './take-down.ts';
import { publishRevision } from './write.ts';
import type { Stamp } from './write.ts';

/** Restores a record from the trash, an earlier revision, or both. Returns the details for the audit. */
export async function restore(
  db: Queries,
  row: RecordTable,
  { kind, author, at }: Stamp & { kind: Kind },
  { revision, publish, live }: RestoreInput,
): Promise<AuditEntry[]> {
  const write = { kind, id: row.id, author, at };
  const entry = { action: 'restore', entity: kind.name, entityId: row.id, detail: languageOf(kind) };
  const wasLive = row.trashed_at === null ? null : await findTrashedLive(db, row.key);
  if (row.trashed_at !== null) await restoreRecord(db, write);
  if (revision !== undefined) {
    const state = await findRevision(db, row.key, revision);
    if (state === undefined) throw invalid({ revision: 'This record has no such revision' });
    const draft = await saveDraft(db, { ...write, data: state.data, note: 'An earlier state, restored' });
    const restored = { ...entry, detail: { ...languageOf(kind), revision } };
    if (publish !== true) return [restored];
    return [restored, await publishRevision(db, { ...write, revision: draft, plan: {} })];
  }
  if (row.trashed_at === null) return [];
  if (live !== true || wasLive === null) return [entry];
  const published = await publishRevision(db, { ...write, revision: wasLive, plan: {} });
  return [entry, published];
}

/** Revision that a record in the trash showed last. */
async function findTrashedLive(db: Queries, record: string): Promise<string | null> {
  const last = await db
    .selectFrom('publications')
    .select('revision')
    .where('record', '=', record)
    .where('applied_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return last[1]?.revision ?? null;
}
